import type { Locale } from '../../src/i18n/locales.ts'
import { expect, loginWithStaffBar, cmsTest as test } from '../support/fixtures.ts'
import { createEditor } from '../support/staff.ts'

let editor: Awaited<ReturnType<typeof createEditor>>

test.beforeAll(async () => {
  editor = await createEditor(process.env.PRODUCT_URL ?? '')
})

test.describe('the staff bar', () => {
  test('is not shown to a visitor and causes no request', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
    })
    await page.goto('/ro/viktor', { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await expect(page.locator('#staff-bar')).toHaveCount(0)
  })

  for (const [address, document, field, locale] of [
    ['/ro/viktor', /collections\/personas\/\d+\?locale=ro/, '#field-motto', 'ro'],
    ['/pt', /globals\/landing\?locale=pt/, '#field-hero__headline', 'pt'],
  ] as const satisfies [string, RegExp, string, Locale][]) {
    test(`links from ${address} to its preview, to its document and back`, async ({
      page,
      baseURL,
    }) => {
      await loginWithStaffBar(page, baseURL, editor)
      await page.goto(address)
      await page.getByRole('link', { name: 'Vorschau' }).click()
      await page.waitForURL(`${baseURL}/preview${address}`)
      const edit = page.getByRole('button', { name: 'Bearbeiten' })
      await expect(edit).toHaveAttribute('aria-pressed', 'false')
      await edit.click()
      await expect(edit).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('link', { name: 'Formular' }).click()
      await page.waitForURL(document)
      await expect(page.locator(field)).toBeVisible()
      await page.goBack()
      await page.getByRole('link', { name: 'Öffentliche Seite' }).click()
      await page.waitForURL(baseURL + address)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    })
  }

  test.describe('disappears after the logout', () => {
    // The CMS's logout page may send one logout too many, which gets 400. It may also request the
    // user's language again after the logout.
    test.use({
      expectedErrors: [
        /status of (400 .*\/api\/users\/logout|401 .*\/api\/payload-preferences\/locale)$/,
      ],
    })

    test('on the site and in the CMS', async ({ page, baseURL }) => {
      const bar = page.locator('#staff-bar')
      await loginWithStaffBar(page, baseURL, editor)
      await page.goto('/de')
      await bar.getByRole('button', { name: 'Abmelden' }).click()
      await expect(bar).toHaveCount(0)
      await page.goto('/admin')
      await page.waitForURL(/\/admin\/login/)

      await loginWithStaffBar(page, baseURL, editor)
      await page.goto('/de')
      await expect(bar).toBeVisible()
      await page.goto('/admin/logout')
      await page.waitForURL(/\/admin\/login/)
      await page.goto('/de', { waitUntil: 'networkidle' })
      await expect(bar).toHaveCount(0)
    })
  })

  test('disappears when the session has ended silently', async ({ page, baseURL }) => {
    await loginWithStaffBar(page, baseURL, editor)
    await page.goto('/de')
    await expect(page.locator('#staff-bar')).toBeVisible()
    await page.context().clearCookies()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.locator('#staff-bar')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('staff'))).toBeNull()
  })
})
