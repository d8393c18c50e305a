import { pageErrors } from '../../src/i18n/page-errors.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { openRichText } from '../support/open-rich-text.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { saveScreenshots } from '../support/screenshots.ts'

const product = restoredProduct()
test.use({ expectedErrors: [/not inserted/] })

test('a form whose scripts have failed says so, shows what was typed, and takes no more', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await expect(await openRichText(page, product)).toBeVisible()
  const title = page.locator('#field-title')
  // As if an extension of the browser had changed what React refers to.
  await page.evaluate(() => {
    const { appendChild } = Node.prototype
    Node.prototype.appendChild = () => {
      Object.assign(Node.prototype, { appendChild })
      throw new Error('not inserted')
    }
  })
  await title.fill('Datenschutz für alle')
  const notice = page.getByRole('alert').filter({ hasText: pageErrors.de.title })
  await expect(notice).toBeInViewport()
  await saveScreenshots(page, 'cms-page-error')
  await page.mouse.wheel(0, 2000)
  await expect(notice).toBeInViewport()
  await expect(title).toHaveValue('Datenschutz für alle')
  await expect(title).not.toBeEditable()
  await expect(page.locator('[contenteditable=true]')).toHaveCount(0)
  await expect(page.locator('button:enabled')).toHaveText(pageErrors.de.reload)
  await page.getByRole('button', { name: pageErrors.de.reload }).click()
  await expect(title).toBeEditable()
})
