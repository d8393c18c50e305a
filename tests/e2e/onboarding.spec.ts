import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { storageOf } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'

const api = '**/api/voice-bot-onboarding'
const draftKey = 'voice-bot-onboarding-draft'

const button = (page: Page) => page.locator('button[type=submit]')
const notification = (page: Page) => page.locator('li.toast')
const listed = (page: Page) =>
  page.getByRole('list', { name: 'Ausgewählte Dokumente' }).getByRole('listitem')
const pick = (page: Page, ...files: Parameters<ReturnType<Page['locator']>['setInputFiles']>) =>
  page.locator('input[type=file]').setInputFiles(...files)
const generatedFile = (name: string, size: number) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, '%PDF-1.4 '),
})

async function fillIn(page: Page): Promise<void> {
  const { voiceGender: _, voiceCharacter: __, ...fields } = onboarding
  for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value)
  await page.getByLabel('Männlich').check()
  await page.getByLabel('Enthusiastisch').check()
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    )
  })
  await page.goto('/voice-bot-onboarding')
})

test('the form shows each error under its field and focuses the first', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Voice-Bot Onboarding' })).toBeVisible()
  await expect(page.getByLabel('Land')).toHaveValue('Deutschland')
  await button(page).click()
  await expect(page.locator('#name')).toBeFocused()
  await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#name')).toHaveAccessibleDescription(
    'Name muss mindestens 2 Zeichen lang sein',
  )
  await expect(page.getByRole('group', { name: 'Stimme' })).toContainText(
    'Bitte wählen Sie eine Stimme aus',
  )
  await expect(page.locator('[id$=-message]')).toHaveCount(9)
  await page.locator('#name').fill('Jo')
  await expect(page.locator('#name-message')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([])
})

test('files can be added several times, duplicates are ignored, and an invalid file prevents sending', async ({
  page,
}) => {
  await fillIn(page)
  await pick(page, [generatedFile('a.pdf', 1536 * 1024), generatedFile('bild.png', 10)])
  await pick(page, [
    generatedFile('a.pdf', 1536 * 1024),
    generatedFile('gross.pdf', 10 * 1024 * 1024 + 1),
  ])
  await expect(listed(page)).toHaveText([
    /a\.pdf\s*1,50 MB/,
    /bild\.png.*PDF, DOC und DOCX/,
    /gross\.pdf.*Zu groß/,
  ])
  let wasSent = false
  await page.route(api, (route) => {
    wasSent = true
    return route.abort()
  })
  await button(page).click()
  await expect(page.getByText('Bitte entfernen Sie die markierten Dokumente')).toBeVisible()
  expect(wasSent).toBe(false)
  await page.getByRole('button', { name: 'gross.pdf entfernen' }).click()
  await page.getByRole('button', { name: 'a.pdf entfernen' }).click()
  await expect(listed(page)).toHaveCount(1)
  await pick(page, [generatedFile('a.pdf', 1536 * 1024)])
  await expect(listed(page)).toHaveCount(2)
})

test('a document that is changed after it was picked has to be picked again', async ({ page }) => {
  const changing = test.info().outputPath('preise.pdf')
  const write = (content: string, time: number) => {
    fs.mkdirSync(path.dirname(changing), { recursive: true })
    fs.writeFileSync(changing, content)
    fs.utimesSync(changing, time, time)
  }
  const now = Date.now() / 1000
  await fillIn(page)
  write('%PDF-1.4 10 Euro', now - 60)
  await pick(page, changing)
  write('%PDF-1.4 99 Euro', now)
  await pick(page, [generatedFile('anfahrt.pdf', 10)])
  await expect(listed(page)).toHaveText([/preise\.pdf.*noch einmal auswählen/, /anfahrt\.pdf/])
  await expect.poll(async () => (await storageOf(page)).documents).toBe(1)
  await button(page).click()
  await expect(page.getByText('„preise.pdf“ wurde nach dem Auswählen geändert')).toBeVisible()
  await pick(page, changing)
  await expect(listed(page)).toHaveCount(2)
  await expect(page.getByText('noch einmal aus')).toHaveCount(0)
  await expect.poll(async () => (await storageOf(page)).documents).toBe(2)
  write('%PDF-1.4 89 Euro', now + 60)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(listed(page).first()).toContainText('noch einmal auswählen')
  await pick(page, changing)
  await button(page).click()
  await expect(page.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible()
})

test('files can be dropped on the picker, and dropping one elsewhere does not leave the page', async ({
  page,
}) => {
  await page.locator('#company').fill('Salon Süd')
  const dropped = await page.evaluateHandle(() => {
    const files = new DataTransfer()
    files.items.add(new File(['%PDF-1.4'], 'gezogen.pdf', { type: 'application/pdf' }))
    return files
  })
  await page.locator('label:has(input[type=file])').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(listed(page)).toHaveText([/gezogen\.pdf/])
  const isKept = await page.evaluate((dataTransfer) => {
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    return !document.body.dispatchEvent(drop)
  }, dropped)
  expect(isKept, 'the browser opens the file itself').toBe(true)
  await expect(listed(page)).toHaveCount(1)
})

test('marked text can be dragged into another field', async ({ page }) => {
  const name = page.locator('#name')
  const company = page.locator('#company')
  await name.fill('Anna')
  await company.fill('Firma')
  await name.dblclick({ position: { x: 30, y: 20 } })
  await name.hover({ position: { x: 30, y: 20 } })
  await page.mouse.down()
  await company.hover({ position: { x: 20, y: 20 } })
  await company.hover({ position: { x: 30, y: 20 } })
  await page.mouse.up()
  await expect(name).toHaveValue('')
  await expect(company).toHaveValue(/Anna/)
})

test('the thank-you screen replaces the form and is focused, and no draft remains', async ({
  page,
}) => {
  await fillIn(page)
  await pick(page, [...documentFiles])
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(api, async (route) => {
    await released
    await route.continue()
  })
  await button(page).click()
  await expect(button(page)).toBeDisabled()
  await expect(button(page)).toHaveText('Wird übermittelt...')
  release()
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused()
  await expect(page.getByText(/innerhalb von 48.Stunden/)).toBeVisible()
  await expect(page.getByText(/Ihre Referenznummer\s*\d+/)).toBeVisible()
  await expect(notification(page)).toContainText('Erfolgreich gesendet!')
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Benachrichtigungen/ }).locator('ol')).toBeFocused()
  expect(await storageOf(page)).toEqual({
    local: 0,
    session: 0,
    documents: 0,
    caches: 0,
    cookie: '',
  })
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click()
  await expect(page).toHaveURL(/\/de$/)
})

test('typed values and picked documents survive a reload and can be discarded', async ({
  page,
}) => {
  await fillIn(page)
  expect(await storageOf(page), 'only the draft is stored').toEqual({
    ...{ local: 1, session: 0, documents: 0, caches: 0, cookie: '' },
  })
  await pick(page, [...documentFiles])
  await expect.poll(async () => (await storageOf(page)).documents).toBe(documentFiles.length)
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(listed(page)).toHaveCount(documentFiles.length)
  await expect(page.getByText('Ihr Entwurf ist wieder da.')).toBeVisible()
  await expect(page.locator('#company')).toHaveValue(onboarding.company)
  await expect(page.getByLabel('Enthusiastisch')).toBeChecked()
  await page.getByRole('button', { name: 'Entwurf löschen' }).click()
  await expect(page.locator('#company')).toHaveValue('')
  await expect(page.getByLabel('Land')).toHaveValue('Deutschland')
  await expect(listed(page)).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull()
  await expect.poll(async () => (await storageOf(page)).documents).toBe(0)
})

test('picked documents survive a reload in a browser that cannot store files or list its databases, such as Safari in private windows or older ones of Firefox', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(IDBFactory.prototype, 'databases')
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (value, name) {
      const { files } = value as { files: unknown[] }
      if (files.some((file) => file instanceof Blob)) {
        throw new DOMException('Error preparing Blob/File data', 'UnknownError')
      }
      return put.call(this, value, name)
    }
  })
  await page.reload()
  await pick(page, [...documentFiles])
  await expect.poll(async () => (await storageOf(page)).documents).toBe(documentFiles.length)
  // Names and sizes.
  const picked = await listed(page).allTextContents()
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(listed(page)).toHaveText(picked)
  await fillIn(page)
  await button(page).click()
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible()
})

test('a draft is discarded after seven days', async ({ page }) => {
  await fillIn(page)
  await pick(page, [documentFiles[0] ?? ''])
  await expect.poll(async () => (await storageOf(page)).documents).toBe(1)
  page.once('dialog', (dialog) => dialog.accept())
  await page.clock.install({ time: Date.now() + 8 * 24 * 60 * 60 * 1000 })
  await page.reload()
  await expect.poll(() => storageOf(page)).toMatchObject({ local: 0, documents: 0 })
  await expect(page.locator('#company')).toHaveValue('')
  await expect(listed(page)).toHaveCount(0)
})

test('leaving with picked documents asks for confirmation, and the privacy policy opens in a new tab', async ({
  page,
}) => {
  await pick(page, [documentFiles[0] ?? ''])
  await expect(listed(page)).toHaveCount(1)
  const asked = page.waitForEvent('dialog')
  const leaving = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Impressum' })
    .click({ noWaitAfter: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await expect(listed(page)).toHaveCount(1)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Datenschutzerklärung (öffnet in einem neuen Tab)' }).click()
  await expect(await opened).toHaveURL(/datenschutz/)
})

test.describe('after a failure', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('everything stays, and resending after a lost response creates no second entry', async ({
    page,
  }) => {
    await fillIn(page)
    const ids: number[] = []
    let isConnectionLost = true
    await page.route(api, async (route) => {
      const response = await route.fetch()
      ids.push((await response.json()).id)
      await (isConnectionLost ? route.abort() : route.fulfill({ response: response }))
    })
    await button(page).click()
    await expect(notification(page)).toContainText('Fehler beim Senden der Daten')
    await expect(page.locator('#company')).toHaveValue(onboarding.company)
    isConnectionLost = false
    await button(page).click()
    await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible()
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
  })

  test('a form that an extension has filled in, with its hidden field, can be sent again', async ({
    page,
  }) => {
    await fillIn(page)
    await page.locator('form input[name=subject]').evaluate((field: HTMLInputElement) => {
      field.value = 'Ana'
    })
    await button(page).click()
    await expect(notification(page)).toContainText('Bitte senden Sie das Formular noch einmal.')
    await button(page).click()
    await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible()
  })

  test("the server's message is shown, and its field messages appear under their fields", async ({
    page,
  }) => {
    await fillIn(page)
    await pick(page, [documentFiles[0] ?? ''])
    const errors = { city: 'Ort muss mindestens 2 Zeichen lang sein' }
    await page.route(api, (route) =>
      route.fulfill({ status: 400, json: { message: 'Bitte prüfen Sie Ihre Angaben.', errors } }),
    )
    await button(page).click()
    await expect(notification(page)).toContainText('Fehler Bitte prüfen Sie Ihre Angaben.')
    await expect(page.locator('#city')).toHaveAccessibleDescription(errors.city)
    await expect(page.locator('#city')).toBeFocused()
    await page.unroute(api)
    await page.route(api, (route) => route.fulfill({ status: 502, json: {} }))
    await button(page).click()
    await expect(notification(page)).toContainText('Fehler Fehler beim Senden der Daten')
    await expect(page.locator('#company')).toHaveValue(onboarding.company)
    await expect(listed(page)).toHaveCount(1)
  })
})

test('a submission shows its progress and can be cancelled', async ({ page }) => {
  await fillIn(page)
  await pick(page, [generatedFile('gross.pdf', 4 * 1024 * 1024)])
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await button(page).click()
  const progress = page.getByRole('progressbar', { name: 'Übertragen' })
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(100_000)
  // Leaving the page asks for confirmation first.
  const asked = page.waitForEvent('dialog')
  const leaving = page.evaluate(() => location.assign('/de')).catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await expect(progress).toBeVisible()
  const cancel = page.getByRole('button', { name: 'Abbrechen' })
  // The second click of a double click on the button that was here before.
  await cancel.dispatchEvent('click', { detail: 2 })
  await expect(progress).toBeVisible()
  await cancel.click()
  await expect(page.getByText('Senden abgebrochen')).toBeVisible()
  await expect(button(page)).toBeEnabled()
  await expect(listed(page)).toHaveCount(1)
})
