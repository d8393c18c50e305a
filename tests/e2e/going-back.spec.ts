import { expect, login, cmsTest as test, untilHydrated } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { languageChip } from '../support/language-chip.ts'
import { openFromList } from '../support/open-from-list.ts'
import { restoredProduct } from '../support/restored-product.ts'

const product = restoredProduct()

test('what was typed just before Back is saved', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=de`)
  await languageChip(page, 'Rumänisch').click()
  await page.waitForURL(/locale=ro/)
  const motto = page.locator('#field-motto')
  await motto.fill('Înainte')
  await expect.poll(async () => (await product.readDraft('ro')).motto).toBe('Înainte')
  await motto.press('End')
  await motto.pressSequentially(' de toate')
  await page.evaluate(() => history.back())
  await page.waitForURL(/locale=de/)
  await expect.poll(async () => (await product.readDraft('ro')).motto).toBe('Înainte de toate')
})

test('Back that is held up again after the save raises no error', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=de`)
  await languageChip(page, 'Rumänisch').click()
  await page.waitForURL(/locale=ro/)
  // The form holds up the first attempt and goes back itself after the save, which a new autosave holds up.
  await page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: EventTarget }
    let attempts = 0
    navigation.addEventListener('navigate', (event) => {
      attempts += 1
      if (attempts === 2) event.preventDefault()
      sessionStorage.attempts = attempts
    })
  })
  const motto = page.locator('#field-motto')
  await motto.fill('Nimic pierdut')
  await page.evaluate(() => history.back())
  await expect.poll(() => page.evaluate(() => sessionStorage.attempts)).toBe('2')
  await expect(page).toHaveURL(/locale=ro/)
  await page.evaluate(() => history.back())
  await page.waitForURL(/locale=de/)
  expect((await product.readDraft('ro')).motto).toBe('Nimic pierdut')
})

test('a form that loads again after Back cannot be edited until then', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
  const motto = page.locator('#field-motto')
  await motto.fill('Saved before Back.')
  await expect.poll(async () => (await product.readDraft('en')).motto).toBe('Saved before Back.')
  await languageChip(page, 'Rumänisch').click()
  await page.waitForURL(/locale=ro/)
  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      sessionStorage.wasDisabled = document.querySelector('#field-motto:disabled') !== null
    })
  })
  const isLoaded = page.waitForEvent('load')
  await page.evaluate(() => history.back())
  await isLoaded
  expect(await page.evaluate(() => sessionStorage.wasDisabled)).toBe('true')
  await expect(motto).toHaveValue('Saved before Back.')
  await expect(motto).toBeEnabled()
})

for (const opened of ['by its address', 'from a list']) {
  test(`what is typed right after Back from another page of the CMS to a form opened ${opened} stays`, async ({
    page,
  }) => {
    await login(page, product.url, product.editor)
    if (opened === 'from a list') {
      await page.goto(`${product.url}/admin/collections/personas?locale=en`)
      await openFromList(page.locator('.cell-name a', { hasText: 'Viktor' }))
    } else {
      await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
    }
    const motto = page.locator('#field-motto')
    await page.getByRole('link', { name: 'Versionen' }).click()
    await page.waitForURL(/versions/)
    // The form of before, which Next loads after Back, arrives late.
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route(
      (url) => url.pathname.endsWith(product.viktor) && url.searchParams.has('_rsc'),
      async (route) => {
        const response = await route.fetch()
        await isReleased
        await route.fulfill({ response })
      },
    )
    await page.evaluate(() => history.back())
    await page.waitForURL(/personas\/\d+\?/)
    const typed = `Opened ${opened}`
    await expect(async () => {
      await motto.fill(typed)
      await expect
        .poll(async () => (await product.readDraft('en')).motto, { timeout: 3_000 })
        .toBe(typed)
    }).toPass({ timeout: 15_000 })
    release()
    await page.evaluate(() => fetch('/healthz'))
    await motto.press('End')
    await motto.pressSequentially('.')
    await expect.poll(async () => (await product.readDraft('en')).motto).toBe(`${typed}.`)
  })
}

test('a Back that waits for a save is not carried out once the user has left otherwise', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/personas?locale=de`)
  await openFromList(page.locator('.cell-name a', { hasText: 'Viktor' }))
  const motto = page.locator('#field-motto')
  const autosave = (url: URL) => url.searchParams.has('autosave')
  const release = await holdRequests(page, autosave)
  const isSent = page.waitForRequest((request) => autosave(new URL(request.url())))
  await motto.fill('Langsam gespeichert.')
  await page.evaluate(() => history.back())
  await isSent
  await page.locator('.step-nav a').first().click()
  await page.waitForURL(/admin(\?.*)?$/)
  const isSaved = page.waitForResponse((response) => autosave(new URL(response.url())))
  release()
  await isSaved
  await expect.poll(async () => (await product.readDraft('de')).motto).toBe('Langsam gespeichert.')
  // Long enough for the page to go on after the response.
  await page.evaluate(async () => {
    for (let request = 0; request < 50; request++) await fetch('/healthz')
  })
  await expect(page).toHaveURL(/admin(\?.*)?$/)
})

test('Back shows a form with what was saved in this window', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
  const motto = page.locator('#field-motto')
  await motto.fill('Before the other language.')
  await expect
    .poll(async () => (await product.readDraft('en')).motto)
    .toBe('Before the other language.')
  await languageChip(page, 'Rumänisch').click()
  await page.waitForURL(/locale=ro/)
  await motto.fill('Înainte de întoarcere.')
  await expect
    .poll(async () => (await product.readDraft('ro')).motto)
    .toBe('Înainte de întoarcere.')
  await page.goBack()
  await page.waitForURL(/locale=en/)
  await expect(motto).toHaveValue('Before the other language.')
  // Before, React would hydrate the page with another address than it was rendered for.
  await untilHydrated(page)
  await page.goForward()
  await page.waitForURL(/locale=ro/)
  await expect(motto).toHaveValue('Înainte de întoarcere.')
})

test('a form opened from a list stays in its language', async ({ page }) => {
  await login(page, product.url, product.editor)
  const motto = page.locator('#field-motto')
  const open = async () => {
    await page.goto(`${product.url}/admin/collections/personas?locale=de`)
    await openFromList(page.locator('.cell-name a', { hasText: 'Viktor' }))
    await expect(motto).toBeVisible()
  }
  const expectLanguage = async (locale: string, name: string) => {
    await expect(motto).toHaveValue((await product.readDraft(locale)).motto)
    await expect(languageChip(page, name)).toHaveAttribute('aria-current', 'true')
  }
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=de`)
  await open()
  await expectLanguage('de', 'Deutsch')
  await languageChip(page, 'Rumänisch').click()
  await page.waitForURL(/locale=ro/)
  await expectLanguage('ro', 'Rumänisch')
  await page.goBack()
  await expectLanguage('de', 'Deutsch')
})
