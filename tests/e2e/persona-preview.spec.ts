import { content } from '../../src/seed/index.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { createEditor, logInStaff } from '../support/staff.ts'

/** Only writes drafts; the tests publish nothing. */

test("an assistant's form previews its card and its page while typing, and after discarding that", async ({
  page,
  baseURL,
}) => {
  const staff = await logInStaff(baseURL)
  const { id } = await staff.find('personas', 'slug', 'clara')
  await login(page, baseURL, await createEditor(baseURL))
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`/admin/collections/personas/${id}?locale=ro`)
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('#live-preview-iframe')
  const card = preview.getByRole('complementary', { name: 'Karte auf der Startseite' })
  await expect(card).toContainText(content.ro.personas.clara.motto)
  await expect(preview.getByRole('complementary', { name: 'Eigene Seite' })).toBeVisible()
  await page.locator('#field-motto').pressSequentially(' Abia scris.')
  await expect(card).toContainText('Abia scris.')
  // Is also in the page's data for search engines.
  await page.locator('#field-name').press('End')
  await page.locator('#field-name').pressSequentially(' Nou')
  await expect(card).toContainText('Clara Nou')

  await page.getByRole('button', { name: 'Eigene Seite' }).first().click()
  await page.locator('#field-page__subtitle').pressSequentially(' Tot acum.')
  await expect(preview.locator('main')).toContainText('Tot acum.')

  await page.locator('#action-revert-to-published').click()
  await page.locator('dialog[open] #confirm-action').click()
  await expect(preview.locator('main')).not.toContainText('Tot acum.')
  await expect(card).not.toContainText('Abia scris.')
})
