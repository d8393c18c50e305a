import type { Page } from '@playwright/test'
import { maxFieldLength } from '../../src/features/intake/onboarding/constants.ts'
import { expect, test } from '../support/fixtures.ts'
import { onboarding } from '../support/onboarding.ts'
import { translatePage } from '../support/translate-page.ts'

const submit = (page: Page) => page.locator('form button[type=submit]')
const toast = (page: Page) => page.locator('li.toast')

test.use({ expectedErrors: [/status of 415/] })

test('the contact form works in a page that the browser translates', async ({ page }) => {
  await page.goto('/de')
  await page.locator('#contact-name').fill('Ana')
  await translatePage(page)
  await submit(page).click()
  await expect(toast(page)).toContainText('Pflichtfelder~')
  await page.locator('#contact-email').fill('ana@example.com')
  await page.locator('#contact-message').fill('Olá')
  await submit(page).click()
  await expect(toast(page)).toContainText('Nachricht~')
  await expect(page.locator('#contact-name')).toHaveValue('')
})

test('browsers do not translate the CMS, whose scripts would fail', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
})

test('the onboarding works in a page that the browser translates', async ({ page }) => {
  await page.goto('/voice-bot-onboarding')
  await translatePage(page)
  await submit(page).click()
  const name = page.locator('#name-message')
  await expect(name).toContainText('Name~')
  await page.locator('#name').fill('x'.repeat(maxFieldLength + 1))
  await expect(name).toContainText('höchstens~')

  const { voiceGender: _, voiceCharacter: __, ...texts } = onboarding
  for (const [id, value] of Object.entries(texts)) await page.locator(`#${id}`).fill(value)
  await expect(name).toHaveCount(0)
  await page.locator('input[value=female]').check()
  await page.locator('input[value=calm]').check()

  const picker = page.locator('input[type=file]')
  const buffer = Buffer.from('no PDF')
  await picker.setInputFiles([{ name: 'a.pdf', mimeType: 'application/pdf', buffer }])
  await submit(page).click()
  await expect(page.locator('#documents-message')).toContainText('PDF~')
  await page.getByRole('button', { name: 'a.pdf entfernen' }).click()
  await expect(page.locator('#documents-message')).toHaveCount(0)

  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Vielen~ Dank~' })).toBeFocused()
})
