import { messages } from '../../src/features/intake/onboarding/messages.ts'
import { locales } from '../../src/i18n/locales.ts'
import { contactMessages } from '../../src/i18n/messages.ts'
import { pageErrors } from '../../src/i18n/page-errors.ts'
import { expect, test, untilHydrated } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { saveScreenshots } from '../support/screenshots.ts'

test.use({ expectedErrors: [/not inserted|Failed to load/] })

for (const locale of locales) {
  test(`a page in ${locale} whose scripts have failed stays, says so, and can be loaded again`, async ({
    page,
  }) => {
    const { title, reload } = pageErrors[locale]
    await page.goto(`/${locale}`)
    await untilHydrated(page)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    await page.locator('#contact-message').fill('Hello')
    // As if an extension of the browser had changed what React refers to.
    await page.evaluate(() => {
      Node.prototype.insertBefore = () => {
        throw new Error('not inserted')
      }
    })
    await page.locator('form button[type=submit]').click()
    await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('#contact-message')).toHaveValue('Hello')
    await saveScreenshots(page, `page-error-${locale}`)
    await page.getByRole('button', { name: reload }).click()
    await expect(page.locator('#contact-message')).toHaveValue('')
  })
}

test('a page stays when one of its scripts cannot be loaded', async ({ page }) => {
  await page.goto('/en/viktor')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const script = await page.evaluate(async () => {
    for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
      const text = await (await fetch(src)).text()
      if (text.includes('aria-valuetext')) return src
    }
    throw new Error('No script contains the player.')
  })
  await page.route(script, async (route) => {
    await page.waitForFunction(() => 'next' in window)
    await route.abort('connectionreset')
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('alert').filter({ hasText: pageErrors.en.title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
})

test('the start page offers the languages if its scripts cannot be loaded', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort('connectionreset'))
  await page.goto('/')
  await page.getByRole('link', { name: 'Română' }).click()
  await expect(page).toHaveURL(/\/ro$/)
})

for (const [path, text] of [
  ...locales.map((locale) => [`/${locale}`, contactMessages[locale].stillLoading] as const),
  ['/voice-bot-onboarding', messages.stillLoading] as const,
]) {
  test(`the form of ${path} says that it is still loading until its scripts arrive`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const notice = page.getByText(text)
    const submit = page.locator('form button[type=submit]')
    await expect(notice).toBeHidden()
    // The notice appears after some seconds.
    await notice.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish()
    })
    await expect(notice).toBeVisible()
    await saveScreenshots(page, `still-loading${path.replace('/', '-')}`)
    release()
    await expect(notice).toHaveCount(0)
    await expect(submit).toBeEnabled()
  })
}
