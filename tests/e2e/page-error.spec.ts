import { locales } from '../../src/i18n/locales.ts'
import { pageErrors } from '../../src/i18n/page-errors.ts'
import { expect, test, untilHydrated } from '../support/fixtures.ts'
import { saveScreenshots } from '../support/screenshots.ts'

test.use({ expectedErrors: [/not insert/] })

for (const locale of locales) {
  test(`a page in ${locale} whose scripts have failed says so, and can be loaded again`, async ({
    page,
  }) => {
    const { title, reload } = pageErrors[locale]
    await page.goto(`/${locale}`)
    await untilHydrated(page)
    // As if an extension of the browser had changed what React refers to.
    await page.evaluate(() => {
      Node.prototype.insertBefore = () => {
        throw new Error('not inserted')
      }
    })
    await page.locator('form button[type=submit]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await saveScreenshots(page, `page-error-${locale}`)
    await page.getByRole('button', { name: reload }).click()
    await expect(page.locator('#contact-name')).toBeVisible()
  })
}
