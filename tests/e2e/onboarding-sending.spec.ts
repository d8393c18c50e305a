import type { Page } from '@playwright/test'
import { storageOf } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'
import { startRelay } from '../support/relay.ts'

const api = '**/api/voice-bot-onboarding'
const button = (page: Page) => page.locator('button[type=submit]')
const picker = (page: Page) => page.locator('input[type=file]')

async function fillIn(page: Page): Promise<void> {
  const { voiceGender: _, voiceCharacter: __, ...texts } = onboarding
  for (const [id, value] of Object.entries(texts)) await page.locator(`#${id}`).fill(value)
  await page.getByLabel('Weiblich').check()
  await page.getByLabel('Ruhig').check()
}

test('a completely sent submission can no longer be cancelled, and its outcome is shown', async ({
  page,
  baseURL,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const relay = await startRelay(baseURL, ({ method }) =>
    method === 'POST' ? released : undefined,
  )
  try {
    await page.goto(`${relay.url}/voice-bot-onboarding`)
    await fillIn(page)
    await picker(page).setInputFiles([...documentFiles])
    await button(page).click()
    await expect(page.getByText('Wird gespeichert')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Abbrechen' })).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Übertragung' })).toBeFocused()
    release()
    await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused()
  } finally {
    relay.close()
  }
})

test('a completely sent submission without a response can be sent again after five minutes', async ({
  page,
  baseURL,
}) => {
  let isLost = true
  const relay = await startRelay(baseURL, ({ method }) =>
    method === 'POST' && isLost ? new Promise(() => undefined) : undefined,
  )
  try {
    await page.clock.install()
    await page.goto(`${relay.url}/voice-bot-onboarding`)
    await fillIn(page)
    await button(page).click()
    await expect(page.getByText('Wird gespeichert')).toBeVisible()
    await page.clock.fastForward('05:01')
    const failed = page.getByText('Fehler beim Senden der Daten', { exact: true })
    await expect(failed).toBeVisible()
    isLost = false
    await button(page).click()
    await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused()
  } finally {
    relay.close()
  }
})

test('a submission that is cancelled before anything was sent sends nothing', async ({ page }) => {
  // With a stopped clock the form has the fill time of a quick user.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await page.goto('/voice-bot-onboarding')
  await fillIn(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await button(page).click()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.clock.runFor(2000)
  await expect(page.getByText('Senden abgebrochen')).toBeVisible()
  expect(sent).toEqual([])
})

test("a submission is sent even if the browser's storage does not answer, after a message", async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await page.goto('/voice-bot-onboarding')
  await fillIn(page)
  await button(page).click()
  await page.clock.runFor(5000)
  await expect(picker(page)).toHaveAccessibleDescription(/ob in der Liste alle Dokumente stehen/)
  const sent = page.waitForRequest(api)
  await button(page).click()
  await page.clock.runFor(5000)
  await sent
})

test("stored documents are sent although the browser's storage answers late", async ({ page }) => {
  await page.goto('/voice-bot-onboarding')
  await fillIn(page)
  await picker(page).setInputFiles(documentFiles[0] ?? '')
  await expect.poll(async () => (await storageOf(page)).documents).toBe(1)
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    const isReleased = new Promise((release) => addEventListener('release-storage', release))
    IDBFactory.prototype.open = function (name) {
      const late = {} as IDBOpenDBRequest
      isReleased.then(() => {
        const opening = open.call(this, name)
        Object.defineProperty(late, 'result', { get: () => opening.result })
        opening.onsuccess = late.onsuccess
      })
      return late
    }
  })
  page.once('dialog', (dialog) => dialog.accept())
  await page.clock.install({ time: Date.now() })
  await page.reload()
  await page.clock.pauseAt(Date.now() + 60_000)
  await picker(page).setInputFiles(documentFiles[1] ?? '')
  await button(page).click()
  await page.clock.runFor(5000)
  await expect(picker(page)).toHaveAccessibleDescription(/ob in der Liste alle Dokumente stehen/)
  await page.evaluate(() => dispatchEvent(new Event('release-storage')))
  const listed = page.getByRole('list', { name: 'Ausgewählte Dokumente' }).getByRole('listitem')
  await expect(listed).toHaveCount(2)
  await page.clock.resume()
  await button(page).click()
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible()
})

test('a second click before the form shows that it is sending sends nothing', async ({ page }) => {
  await page.goto('/voice-bot-onboarding')
  await fillIn(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await button(page).evaluate((element: HTMLButtonElement) => {
    element.click()
    element.click()
  })
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused()
  expect(sent).toHaveLength(1)
})

test('nothing can be changed while the documents are checked, which would be lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype
    const isReleased = new Promise((release) => addEventListener('release-files', release))
    Blob.prototype.arrayBuffer = async function () {
      await isReleased
      return arrayBuffer.call(this)
    }
  })
  await page.goto('/voice-bot-onboarding')
  await fillIn(page)
  await picker(page).setInputFiles(documentFiles[0] ?? '')
  await button(page).click()
  await expect(page.locator('[inert] #company')).toBeVisible()
  await expect(button(page)).toHaveText('Wird übermittelt...')
  await expect(button(page)).toBeDisabled()
  await page.evaluate(() => dispatchEvent(new Event('release-files')))
  await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeFocused()
})

for (const width of [320, 390]) {
  test(`a long file name without spaces fits a phone of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/voice-bot-onboarding')
    const name = `${'Preisliste_und_Leistungen_2026_Friseursalon_Schoen'.repeat(2)}.pdf`
    const buffer = Buffer.from('%PDF-1.4')
    await picker(page).setInputFiles([{ name, mimeType: 'application/pdf', buffer }])
    await expect(page.getByText(name)).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test.describe('a document that the server rejects', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is reported next to the documents until they change, and the picker is focused', async ({
    page,
  }) => {
    await page.goto('/voice-bot-onboarding')
    await fillIn(page)
    const buffer = Buffer.from('<!doctype html><title>Seite</title>')
    await picker(page).setInputFiles([{ name: 'seite.pdf', mimeType: 'application/pdf', buffer }])
    const response = page.waitForResponse(api)
    await button(page).click()
    expect((await response).status()).toBe(415)
    await expect(picker(page)).toBeFocused()
    await expect(picker(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(picker(page)).toHaveAccessibleDescription(
      /„seite.pdf“ passt nicht zur Dateiendung/,
    )
    await expect(page.locator('#documents-message')).toBeVisible()
    await page.getByRole('button', { name: 'seite.pdf entfernen' }).click()
    await expect(page.locator('#documents-message')).toHaveCount(0)
    await button(page).click()
    await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible()
  })
})
