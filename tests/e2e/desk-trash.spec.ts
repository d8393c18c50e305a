import { changeRegistration, panel, register, setUpEntries } from '../support/desk-entries.ts'
import { rows } from '../support/desk-page.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { documentFiles } from '../support/onboarding.ts'
import { saveScreenshots } from '../support/screenshots.ts'

setUpEntries()

test("Payload's own lists redirect to the desk, and its form cannot change submitted data", async ({
  page,
  baseURL,
}) => {
  const id = await register('Salon Süd', documentFiles.slice(0, 1))
  await login(page, baseURL)
  await page.goto('/admin/collections/contact-requests')
  await page.waitForURL(/\/admin\/contact-requests$/)
  await page.goto('/admin/collections/voice-bot-onboardings')
  await page.waitForURL(/\/admin\/voice-bot$/)
  await page.getByRole('link', { name: 'Salon Süd' }).click()
  await panel(page).getByRole('link', { name: 'Löschen …' }).click()
  await expect(page.locator('#field-company')).toHaveValue('Salon Süd')
  await expect(page.locator('#field-company')).toBeDisabled()
  expect(page.url()).toContain(`/voice-bot-onboardings/${id}`)
  await expect(page.getByRole('button', { name: 'Aus vorhandenen auswählen' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await expect(page.getByText(/Salon Süd mit einem Dokument in den Papierkorb/)).toBeVisible()
  await expect(page.getByText(/30 Tage lang wiederherstellen/)).toBeVisible()
})

test('the question before deletion shows the beginning of a long name', async ({
  page,
  baseURL,
}) => {
  const id = await register(`${'<'.repeat(500)}>${'</'.repeat(500)}`)
  await login(page, baseURL)
  await page.goto(`/admin/collections/voice-bot-onboardings/${id}`)
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await expect(page.getByText(/<<<< … in den Papierkorb/)).toBeVisible()
})

test('an entry in the trash is found and restored from the desk', async ({ page, baseURL }) => {
  const id = await register('Salon Papier')
  await changeRegistration(id, { deletedAt: new Date().toISOString() })
  await login(page, baseURL)
  await page.goto('/admin/voice-bot')
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Papierkorb' }).click()
  await expect(page).toHaveURL(/voice-bot-onboardings\/trash/)
  await saveScreenshots(page, 'trash')
  await page.locator('tbody').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Bestätigen|Wiederherstellen/ })
    .click()
  await expect(page.locator('tbody tr')).toHaveCount(0)
  await page.goto('/admin/voice-bot')
  await expect(rows(page)).toHaveCount(1)
})
