import type { Page } from '@playwright/test'
import { contactFacts } from '../../src/seed/facts.ts'
import { storageOf } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'

const button = (page: Page) => page.locator('button[type=submit]')

/** Opens the form while its scripts are held. Resolves to a function that lets them load. */
async function openWithoutCode(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/voice-bot-onboarding', { waitUntil: 'commit' })
  return release
}

async function fillIn(page: Page): Promise<void> {
  const { voiceGender: _, voiceCharacter: __, ...texts } = onboarding
  for (const [id, value] of Object.entries(texts)) await page.locator(`#${id}`).fill(value)
  await page.getByLabel('Weiblich').check()
  await page.getByLabel('Ruhig').check()
  await page.locator('input[type=file]').setInputFiles([...documentFiles])
}

test('everything that is typed, chosen and picked before the scripts load is sent', async ({
  page,
}) => {
  const release = await openWithoutCode(page)
  await fillIn(page)
  release()
  await expect(button(page)).toBeEnabled()
  for (const id of ['name', 'company', 'city', 'website'] as const) {
    await expect(page.locator(`#${id}`)).toHaveValue(onboarding[id])
  }
  await expect(page.getByLabel('Ruhig')).toBeChecked()
  const listed = page.getByRole('list', { name: 'Ausgewählte Dokumente' }).getByRole('listitem')
  await expect(listed).toHaveCount(documentFiles.length)
  const sent = page.waitForRequest('**/api/voice-bot-onboarding')
  await button(page).click()
  await sent
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible()
})

test('a stored document stays if another one is picked before the scripts load', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  const picker = page.locator('input[type=file]')
  const listed = page.getByRole('list', { name: 'Ausgewählte Dokumente' }).getByRole('listitem')
  const [first = '', second = ''] = documentFiles
  await page.goto('/voice-bot-onboarding')
  await expect(button(page)).toBeEnabled()
  await picker.setInputFiles(first)
  await expect.poll(async () => (await storageOf(page)).documents).toBe(1)
  await page.reload()
  await expect(listed).toHaveCount(1)
  const release = await openWithoutCode(page)
  await picker.setInputFiles(second)
  release()
  await expect(listed).toHaveCount(2)
})

test('a form whose scripts have not loaded cannot be sent and adds nothing to the URL', async ({
  page,
}) => {
  const release = await openWithoutCode(page)
  await fillIn(page)
  await expect(button(page)).toBeDisabled()
  await page.locator('#company').press('Enter')
  await button(page).click({ force: true })
  release()
  await expect(button(page)).toBeEnabled()
  expect(new URL(page.url()).search).toBe('')
  await expect(page.locator('#company')).toHaveValue(onboarding.company)
  await expect(page.locator('form')).toHaveAttribute('method', 'post')
})

test.describe('without the validation script', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test("the server's messages appear at their fields", async ({ page }) => {
    await page.goto('/voice-bot-onboarding')
    await expect(button(page)).toBeEnabled()
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.locator('#name').fill('J')
    await button(page).click()
    await expect(page.locator('#name')).toHaveAccessibleDescription(
      'Name muss mindestens 2 Zeichen lang sein',
    )
    await expect(page.locator('#name')).toBeFocused()
    await expect(page.locator('[id$=-message]')).toHaveCount(9)
  })
})

test('without scripts the form shows the other contact channels', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/voice-bot-onboarding`)
  await expect(button(page)).toBeDisabled()
  // Playwright's text and role locators do not search noscript.
  const note = page.locator('form noscript')
  await expect(note).toBeVisible()
  const words = await note.innerText()
  expect(words).toContain('nur mit JavaScript')
  for (const way of Object.values(contactFacts)) expect(words).toContain(way)
  await expect(note.locator('a[href^="tel:+"]')).toBeVisible()
  await expect(note.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(page.locator('.still-loading')).toBeHidden()
  await context.close()
})
