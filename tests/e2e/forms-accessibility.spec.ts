import type { Page } from '@playwright/test'
import { fieldLabels } from '../../src/features/intake/onboarding/messages.ts'
import { contactMessages } from '../../src/i18n/messages.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'
import { seededCopy } from '../support/seeded.ts'

/** Both forms in every state, for axe, keyboard users and screen readers. */
const widths = { phone: 390, desk: 1440 }

test.use({ expectedErrors: [/Failed to load resource/] })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const notification = (page: Page) => page.locator('li.toast')
const submit = (page: Page) => page.locator('form button[type=submit]')

/** What a screen reader announces immediately (assertive live regions). */
const announcements = (page: Page) => page.locator('[role=status][aria-live=assertive]')

/**
 * Holds requests to a path. The returned function lets them continue, or responds with a failure.
 */
async function holdResponse(page: Page, path: string) {
  let release = (_message?: string) => {}
  const held = new Promise<string | undefined>((resolve) => {
    release = resolve
  })
  await page.route(`**${path}`, async (route) => {
    const rejection = await held
    if (rejection === undefined) await route.continue()
    else await route.fulfill({ status: 500, body: rejection })
  })
  return async (rejection?: string) => {
    release(rejection)
    await page.waitForResponse(`**${path}`)
    await page.unroute(`**${path}`)
  }
}

/** The form is one component for all languages; contact.spec.ts tests the texts of each. */
for (const { name, locale } of [
  { name: 'phone', locale: 'ro' },
  { name: 'desk', locale: 'pt' },
] as const) {
  const messages = contactMessages[locale]
  const { labels, successTitle, successDescription } = seededCopy(locale).siteSettings.contact

  test(`the contact form in ${locale} on a ${name} is accessible in every state`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[name], height: 900 })
    await page.goto(`/${locale}`)
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
    for (const label of [labels.name, labels.email, labels.message]) {
      await expect(field(label)).toHaveAttribute('required', '')
    }
    for (const label of [labels.phone, labels.company]) await expect(field(label)).toBeVisible()

    await submit(page).click()
    await expect(announcements(page)).toContainText(`${messages.errorTitle} ${messages.missing}`)
    await expect(field(labels.name)).toBeFocused()
    for (const label of [labels.name, labels.email, labels.message]) {
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true')
    }
    await expectAccessible(page, 'fields are missing')

    await field(labels.name).fill('Ana')
    await expect(field(labels.name)).not.toHaveAttribute('aria-invalid')
    await field(labels.email).fill('ana@example.com')
    await field(labels.message).fill('Olá')
    const release = await holdResponse(page, '/api/contact')
    await submit(page).click()
    await expect(submit(page)).toHaveAccessibleName(messages.sending)
    await expectAccessible(page, 'on its way')
    await release(messages.failed)
    await expect(announcements(page)).toContainText(`${messages.errorTitle} ${messages.failed}`)
    await expectAccessible(page, 'failed')

    await submit(page).click()
    await expect(announcements(page)).toContainText(`${successTitle} ${successDescription}`)
    // The notification stays while it has the focus.
    await page.keyboard.press('F8')
    await expect(page.locator('ol:has(li.toast)')).toBeFocused()
    await expectAccessible(page, 'sent')
    await page.keyboard.press('Tab')
    await expect(notification(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(notification(page).getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(notification(page)).toHaveCount(0)
  })
}

const wrong = {
  name: 'Name muss mindestens 2 Zeichen lang sein',
  company: 'Firmenname muss mindestens 2 Zeichen lang sein',
  street: 'Straße muss mindestens 5 Zeichen lang sein',
  zipCode: 'PLZ muss mindestens 5 Zeichen lang sein',
  city: 'Ort muss mindestens 2 Zeichen lang sein',
  phone: 'Telefonnummer muss mindestens 10 Zeichen lang sein',
  email: 'Gültige E-Mail-Adresse erforderlich',
  website: 'Vollständig, mit https:// am Anfang Gültige URL erforderlich',
} as const

for (const [name, width] of Object.entries(widths)) {
  test(`the onboarding form on a ${name} is accessible in every state`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/voice-bot-onboarding')
    const field = (id: keyof typeof wrong) =>
      page.getByRole('textbox', { name: new RegExp(`^${fieldLabels[id]}`) })
    const picker = page.locator('input[type=file]')
    await expect(picker).toHaveAccessibleName(/^Dokumente auswählen/)
    await expect(picker).toHaveAccessibleDescription(/PDF, DOC oder DOCX, höchstens 10\sMB/)
    await expect(page.getByRole('radio', { name: 'Weiblich' })).toBeVisible()

    await field('website').fill('keine Adresse')
    await picker.setInputFiles([
      { name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from('x') },
      { name: 'leer.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    ])
    await expect(
      page.getByRole('status').filter({ hasText: 'Ausgewählte Dokumente: 2' }),
    ).toBeAttached()
    await submit(page).click()
    await expect(field('name')).toBeFocused()
    for (const [id, message] of Object.entries(wrong)) {
      const box = field(id as keyof typeof wrong)
      await expect(box).toHaveAccessibleDescription(message)
      await expect(box).toHaveAttribute('aria-invalid', 'true')
    }
    for (const [group, message] of [
      ['Stimme', 'Bitte wählen Sie eine Stimme aus'],
      ['Charakter', 'Bitte wählen Sie einen Charakter aus'],
    ] as const) {
      const choice = page.getByRole('group', { name: new RegExp(`^${group}`) })
      await expect(choice).toHaveAccessibleDescription(message)
      await expect(choice.getByRole('radio').first()).toHaveAccessibleDescription(message)
    }
    await expectAccessible(page, 'fields are wrong')

    const { voiceGender: _, voiceCharacter: __, ...texts } = onboarding
    for (const [id, value] of Object.entries(texts)) await page.locator(`#${id}`).fill(value)
    await page.getByRole('radio', { name: 'Weiblich' }).check()
    await page.getByRole('radio', { name: 'Ruhig' }).check()
    await submit(page).click()
    await expect(picker).toBeFocused()
    await expect(picker).toHaveAttribute('aria-invalid', 'true')
    await expect(picker).toHaveAccessibleDescription(/Bitte entfernen Sie die markierten Dokumente/)
    await expectAccessible(page, 'documents are rejected')

    await page.getByRole('button', { name: 'bild.png entfernen' }).click()
    await expect(page.getByRole('button', { name: 'leer.pdf entfernen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(picker).toBeFocused()
    await picker.setInputFiles([documentFiles[0] ?? ''])

    const path = '/api/voice-bot-onboarding'
    const release = await holdResponse(page, path)
    await submit(page).click()
    const transfer = page.getByRole('group', { name: 'Übertragung' })
    await expect(transfer).toBeFocused()
    await expect(transfer.getByRole('progressbar', { name: 'Übertragen' })).toBeVisible()
    await expect(transfer.getByRole('status')).toHaveText(/Wird (übertragen|gespeichert)/)
    await expectAccessible(page, 'on its way')
    await release('{"message":"Ihre Anmeldung konnte gerade nicht gespeichert werden."}')
    await expect(announcements(page)).toContainText('Fehler Ihre Anmeldung konnte gerade nicht')
    await expect(submit(page), 'focus after a failure').toBeFocused()
    await expectAccessible(page, 'failed')

    await holdResponse(page, path)
    await submit(page).click()
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Senden abgebrochen' })).toBeVisible()
    await expect(submit(page), 'focus after canceling').toBeFocused()
    await expectAccessible(page, 'stopped')
    await page.unroute(`**${path}`)

    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused()
    await expect(announcements(page)).toContainText('Erfolgreich gesendet!')
    await expectAccessible(page, 'sent')
  })

  test(`a restored draft is announced on a ${name}, and the page is accessible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/voice-bot-onboarding')
    await page.locator('#company').fill('Salon Süd')
    await page.reload()
    const notice = page.getByRole('status').filter({ hasText: 'Ihr Entwurf ist wieder da.' })
    await expect(notice).toBeVisible()
    await expectAccessible(page, 'a draft came back')
    await page.getByRole('button', { name: 'Entwurf löschen' }).click()
    await expect(notice).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })
}
