import type { Route } from '@playwright/test'
import {
  changeRegistration,
  panel,
  register,
  setUpEntries,
  storedEntry,
} from '../support/desk-entries.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'

setUpEntries()

test.describe('notes', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  const storedNotes = async (id: number) =>
    (await storedEntry('voice-bot-onboardings', id)).notes ?? ''

  test('are saved on every way out of their field, and kept with the reason if that fails', async ({
    page,
    baseURL,
  }) => {
    const second = await register('Arztpraxis')
    const first = await register('Kanzlei')
    await page.setViewportSize({ width: 1440, height: 900 })
    await login(page, baseURL)
    await page.goto(`/admin/voice-bot?entry=${first}`)
    const notes = panel(page).getByLabel('Interne Notizen')
    const heading = panel(page).getByRole('heading', { level: 2 })
    const next = panel(page).getByRole('button', { name: 'Nächster Eintrag' })

    await test.step('the button for the next entry', async () => {
      await notes.fill('Ruft morgen an')
      await next.click()
      await expect(heading).toContainText('Arztpraxis')
      await expect(page.getByText(`Die Notizen zu ${first} sind gespeichert.`)).toBeVisible()
      await expect.poll(() => storedNotes(first)).toBe('Ruft morgen an')
      await expect(notes).toHaveValue('')
    })
    await test.step('another field of the entry', async () => {
      await notes.fill('Will Clara')
      await page.keyboard.press('Shift+Tab')
      await expect(panel(page).getByText('Gespeichert', { exact: true })).toBeVisible()
      expect(await storedNotes(second)).toBe('Will Clara')
    })
    await test.step('the Escape key', async () => {
      await notes.fill('Will Viktor')
      await page.keyboard.press('Escape')
      await expect(panel(page)).toHaveCount(0)
      await expect.poll(() => storedNotes(second)).toBe('Will Viktor')
    })
    await test.step('a tab of the desk, and a link to another page', async () => {
      await page.locator(`#entry-${second}`).click()
      await notes.fill('Will beide')
      await page.getByRole('button', { name: /^Neu/ }).click()
      await expect.poll(() => storedNotes(second)).toBe('Will beide')
      await notes.fill('Will keinen')
      await page.getByRole('link', { name: 'Auswertung' }).click()
      await page.waitForURL(/reports/)
      expect(await storedNotes(second)).toBe('Will keinen')
    })
    await test.step('a save that fails', async () => {
      await page.goto(`/admin/voice-bot?entry=${first}`)
      const fail = (route: Route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 503, json: { message: 'Gerade zu viel.' } })
          : route.fallback()
      await page.route('**/api/admin/desk/voice-bot-onboardings', fail)
      await notes.fill('Ruft nie an')
      await next.click()
      await expect(
        page.getByText(`zu ${first} sind nicht gespeichert: Gerade zu viel.`),
      ).toBeVisible()
      await panel(page).getByRole('button', { name: 'Voriger Eintrag' }).click()
      await expect(notes).toHaveValue('Ruft nie an')
      await expect(panel(page).getByText('Gerade zu viel.')).toBeVisible()

      const asked: string[] = []
      page.on('dialog', (dialog) => {
        asked.push(dialog.type())
        return dialog.dismiss()
      })
      await page.getByRole('link', { name: 'Auswertung' }).click()
      await expect.poll(() => asked).toEqual(['confirm'])
      await page.evaluate(() => window.location.reload())
      await expect.poll(() => asked).toEqual(['confirm', 'beforeunload'])
      await expect(notes).toHaveValue('Ruft nie an')

      await page.unroute('**/api/admin/desk/voice-bot-onboardings', fail)
      await panel(page).getByRole('button', { name: 'Notizen speichern' }).click()
      await expect.poll(() => storedNotes(first)).toBe('Ruft nie an')
    })
    await test.step('a save without an answer, which a second click does not wait for', async () => {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/api/admin/desk/voice-bot-onboardings', async (route) => {
        if (route.request().method() === 'PATCH') await isReleased
        await route.fallback()
      })
      await notes.fill('Ruft doch an')
      const link = page.getByRole('link', { name: 'Auswertung' })
      await link.click()
      page.removeAllListeners('dialog')
      const asked = page.waitForEvent('dialog')
      page.once('dialog', (dialog) => dialog.accept())
      await link.click()
      await asked
      await page.waitForURL(/reports/)
      release()
      await page.unroute('**/api/admin/desk/voice-bot-onboardings')
      await page.goto(`/admin/voice-bot?entry=${first}`)
      await expect(notes).toHaveValue('Ruft doch an')
      await notes.fill('Ruft nie an')
      await page.keyboard.press('Tab')
    })
    await test.step("a colleague's change in the meantime", async () => {
      await expect(panel(page).getByText('Gespeichert', { exact: true })).toBeVisible()
      await changeRegistration(first, { notes: 'Von Lena' })
      await notes.fill('Von mir')
      await page.keyboard.press('Tab')
      await expect(panel(page).getByText('Jemand hat die Notizen inzwischen')).toBeVisible()
      await expect(panel(page).getByText('Von Lena')).toBeVisible()
      await expect(notes).toHaveValue('Von mir')
      expect(await storedNotes(first)).toBe('Von Lena')
      await panel(page).getByRole('button', { name: 'Notizen speichern' }).click()
      await expect.poll(() => storedNotes(first)).toBe('Von mir')
      await expect(panel(page).getByText('Von Lena')).toHaveCount(0)
    })
  })
})
