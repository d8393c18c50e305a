import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import type { Submission } from '../../src/features/overview/types.ts'
import { expect, login, test } from '../support/fixtures.ts'
import { listenerOf, openFilesOf } from '../support/listener.ts'
import { nastyOnboarding } from '../support/nasty.ts'
import { documentFiles, onboarding, onboardingForm } from '../support/onboarding.ts'
import { admin, ownDatabaseOf } from '../support/product.ts'
import { withDatabase } from '../support/stored.ts'
import { entriesOfZip } from '../support/zip.ts'

const overview = '/admin/voice-bot'
const listPath = '/api/admin/voice-bot-onboardings'
const title = 'Voice-Bot Onboarding Verwaltung'

// A refused or failed call is an error to the browser's console, and expected here.
test.use({ expectedErrors: [/Failed to load resource/] })

let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await login(page, process.env.PRODUCT_URL ?? '')
  cookies = await page.context().cookies()
  await page.close()
})

const now = new Date()
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

const salon: Submission = {
  ...{ id: 3, name: 'Jürgen Groß', company: 'Salon Süd GmbH', email: 'info@salon.example' },
  ...{ phone: '+49 351 1234567', street: 'Hauptstraße 1', zipCode: '01067', city: 'Dresden' },
  ...{ country: 'Deutschland', website: 'https://salon.example/', voiceGender: 'female' },
  ...{ voiceCharacter: 'calm', uploadedFiles: ['preise-1a.pdf', 'faq-2b.docx'] },
  createdAt: now.toISOString(),
}
const praxis: Submission = {
  ...salon,
  ...{ id: 2, name: 'Ana Müller', company: 'Arztpraxis', website: 'javascript:alert(1)' },
  ...{ city: 'Köln', voiceGender: 'male', voiceCharacter: 'enthusiastic', uploadedFiles: [] },
  createdAt: hoursAgo(24 * 40),
}
const kanzlei: Submission = {
  ...salon,
  ...{
    id: 1,
    name: 'Zoë Ötker',
    company: 'Kanzlei',
    website: '',
    city: 'Ulm',
    uploadedFiles: ['x-3c.pdf'],
  },
  createdAt: hoursAgo(24 * 80),
}
const three = [salon, praxis, kanzlei]

/** Opens the overview as the admin, with a list that the test decides. */
async function open(page: Page, data: readonly Submission[], query = ''): Promise<void> {
  await page.context().addCookies(cookies)
  await page.route(`**${listPath}`, (route) => route.fulfill({ json: { data } }))
  await page.goto(`${overview}${query}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

const rows = (page: Page) => page.locator('tbody tr[data-index]')
const companies = (page: Page) => page.locator('td[data-column=company] span:first-child')

async function saved(page: Page, click: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await click()
  const file = await download
  return { name: file.suggestedFilename(), text: fs.readFileSync(await file.path(), 'utf8') }
}

test('says that it is loading, and then that there are no registrations yet', async ({ page }) => {
  await page.context().addCookies(cookies)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${listPath}`, async (route) => {
    await held
    await route.fulfill({ json: { data: [] } })
  })
  await page.goto(overview)
  await expect(page.getByText('Lade Voice-Bot Daten...')).toBeVisible()
  answer()
  await expect(page.getByText('Noch keine Voice-Bot Anmeldungen vorhanden.')).toBeVisible()
  await expect(page.getByText('Lade Voice-Bot Daten...')).toHaveCount(0)
})

test('shows a card with a retry when loading fails, tries once only, and recovers', async ({
  page,
}) => {
  await page.context().addCookies(cookies)
  let calls = 0
  await page.route(`**${listPath}`, (route) => {
    calls++
    return calls === 1
      ? route.fulfill({ status: 500, json: { message: 'nein' } })
      : route.fulfill({ json: { data: three } })
  })
  await page.goto(overview)
  const card = page.getByRole('alert').filter({ hasText: 'Fehler' })
  await expect(card.getByRole('heading', { name: 'Fehler' })).toBeVisible()
  await expect(card).toContainText('Die Daten konnten nicht geladen werden.')
  await page.waitForTimeout(1500)
  expect(calls).toBe(1)
  await card.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(card).toHaveCount(0)
})

test('shows the counters and every column of the specification', async ({ page }) => {
  await open(page, three)
  const counter = (label: string) =>
    page.locator('dl > div').filter({ hasText: label }).locator('dd')
  await expect(counter('Anmeldungen gesamt')).toHaveText('3')
  await expect(counter('Anmeldungen mit Dokumenten')).toHaveText('2')
  await expect(counter('Anmeldungen heute')).toHaveText('1')
  await expect(page.locator('thead th')).toHaveText([
    ...['ID', 'Kontakt', 'Firma', 'Adresse', 'Stimme', 'Dateien', 'Erstellt'],
  ])
  const row = rows(page).first()
  for (const text of [
    ...['3', 'Jürgen Groß', 'info@salon.example', '+49 351 1234567', 'Salon Süd GmbH'],
    ...['Hauptstraße 1', '01067 Dresden', 'Deutschland', 'Weiblich', 'Ruhig'],
    ...['preise-1a.pdf', 'faq-2b.docx', 'Alle herunterladen'],
    now.toLocaleDateString('de-DE', {
      ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Berlin' },
    }),
  ]) {
    await expect(row).toContainText(text)
  }
  const website = row.getByRole('link', { name: 'salon.example', exact: true })
  await expect(website).toHaveAttribute('href', 'https://salon.example/')
  await expect(website).toHaveAttribute('target', '_blank')
  await expect(website).toHaveAttribute('rel', /noopener/)
  // What is no address of the web is text.
  await expect(rows(page).nth(1)).toContainText('javascript:alert(1)')
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
})

test('dashboard and navigation lead here, and each row to its entry', async ({ page }) => {
  await page.context().addCookies(cookies)
  await page.goto('/admin')
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(new RegExp(`${overview}$`))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.goto('/admin/collections/users')
  await expect(page.locator('#nav-voice-bot')).toHaveAttribute('href', overview)
  await open(page, [salon])
  const entry = `/admin/collections/voice-bot-onboardings/${salon.id}`
  for (const name of [`${salon.id}: Eintrag von ${salon.company} öffnen`, salon.name]) {
    await expect(rows(page).getByRole('link', { name })).toHaveAttribute('href', entry)
  }
})

test('refreshing always asks again', async ({ page }) => {
  await open(page, [])
  await page.unroute(`**${listPath}`)
  await page.route(`**${listPath}`, (route) => route.fulfill({ json: { data: three } }))
  await page.getByRole('button', { name: 'Aktualisieren' }).click()
  await expect(rows(page)).toHaveCount(3)
})

test('searches, filters and sorts what is loaded, and remembers it in the address', async ({
  page,
}) => {
  await open(page, three)
  await page.getByLabel('Suche in allen Spalten').fill('muller koln')
  await expect(companies(page)).toHaveText(['Arztpraxis'])
  await expect(page.getByText('1 von 3 Anmeldungen')).toBeVisible()
  await expect(page).toHaveURL(/q=muller\+koln/)
  await page.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(rows(page)).toHaveCount(3)

  await page.getByLabel('Dokumente', { exact: true }).selectOption('with')
  await page.getByLabel('Stimme', { exact: true }).selectOption('female')
  await expect(companies(page)).toHaveText(['Salon Süd GmbH', 'Kanzlei'])
  await page.getByRole('button', { name: 'Firma' }).click()
  await expect(companies(page)).toHaveText(['Kanzlei', 'Salon Süd GmbH'])
  await expect(page).toHaveURL(/voice=female.*documents=with.*sort=company/)
  await page.reload()
  await expect(companies(page)).toHaveText(['Kanzlei', 'Salon Süd GmbH'])
  await expect(page.getByLabel('Dokumente', { exact: true })).toHaveValue('with')

  await page.getByLabel('Suche in allen Spalten').fill('gibt es nicht')
  await expect(page.getByText('Keine Anmeldung passt zu Suche und Filtern.')).toBeVisible()
})

test('filters by day', async ({ page }) => {
  const day = praxis.createdAt.slice(0, 10)
  await open(page, three, `?from=${day}&to=${day}`)
  await expect(companies(page)).toHaveText(['Arztpraxis'])
})

test('exports CSV, JSON and CSV for Excel without any call, and what is filtered if a filter is on', async ({
  page,
}) => {
  await open(page, three)
  await expect(rows(page)).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\//.test(request.url())) calls.push(request.url())
  })
  const csv = await saved(page, () =>
    page.getByRole('button', { name: 'CSV-Export für Automatisierungstool' }).click(),
  )
  expect(csv.name).toMatch(/\d{4}-\d{2}-\d{2}\.csv$/)
  expect(csv.text).toMatch(
    /^"ID","Name","Firma","E-Mail","Telefon","Straße","PLZ","Stadt","Land","Website","Stimme","Charakter","Dateien","Erstellt"\r\n/,
  )
  expect(parse(csv.text)).toHaveLength(4)
  const json = await saved(page, () =>
    page.getByRole('button', { name: 'JSON-Export für Automatisierungstool' }).click(),
  )
  expect(json.name).toMatch(/\d{4}-\d{2}-\d{2}\.json$/)
  expect(json.text).toBe(JSON.stringify(three, null, 2))
  expect(calls).toEqual([])

  await page.getByLabel('Suche in allen Spalten').fill('Süd')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('gefiltert, Exporte enthalten nur diese')).toBeVisible()
  const excel = await saved(page, () =>
    page.getByRole('button', { name: 'CSV für Excel (1)' }).click(),
  )
  expect(excel.name).toContain('gefiltert')
  expect(parse(excel.text, { delimiter: ';', bom: true })).toHaveLength(2)
})

test.describe('documents of the real server', () => {
  /** An onboarding with two documents, shown alone. Returns the stored names. */
  async function openSent(page: Page): Promise<{ id: number; names: string[] }> {
    const company = `Salon ${randomUUID()}`
    const sent = await fetch(`${process.env.PRODUCT_URL}/api/voice-bot-onboarding`, {
      method: 'POST',
      body: onboardingForm({ ...onboarding, company }, documentFiles.slice(0, 2)),
    })
    const { id } = await sent.json()
    await page.context().addCookies(cookies)
    await page.goto(`${overview}?q=${encodeURIComponent(company)}`)
    await expect(rows(page)).toHaveCount(1)
    return { id, names: await rows(page).locator('li').allInnerTexts() }
  }

  const stored = (name: string) =>
    path.join(process.env.PRODUCT_FOLDER ?? '', 'data/documents', name.trim())

  const openDocuments = (process: number) =>
    openFilesOf(process).filter((file) => /\/data\/documents\/[^/]+$/.test(file))

  /** Takes an entry out of the database and leaves its documents. */
  const loseEntry = (id: number) =>
    withDatabase(ownDatabaseOf(process.env.PRODUCT_FOLDER ?? ''), (client) =>
      client.query('DELETE FROM voice_bot_onboardings WHERE id = $1', [id]),
    )

  /** What a page alerts and what it saves, from now on. */
  function watch(page: Page) {
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.accept()
    })
    const saved: string[] = []
    page.on('download', (download) => saved.push(download.suggestedFilename()))
    return { alerts, saved }
  }

  test('a client that goes away in the middle of a zip or a document leaves no file open', async () => {
    const url = process.env.PRODUCT_URL ?? ''
    const content = Buffer.alloc(9 * 1024 * 1024, '%PDF-1.4 ')
    const form = onboardingForm(onboarding, [])
    for (const name of ['a.pdf', 'b.pdf']) form.append('documents', new Blob([content]), name)
    const sent = await fetch(`${url}/api/voice-bot-onboarding`, { method: 'POST', body: form })
    const { id } = await sent.json()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { data } = await (await fetch(`${url}${listPath}`, { headers: { cookie } })).json()
    const { uploadedFiles } = (data as Submission[]).find((entry) => entry.id === id) ?? salon
    const server = listenerOf(new URL(url).port)
    for (const address of [`zip/${id}`, uploadedFiles[0]]) {
      const request = http.get(`${url}/api/documents/${address}`, { headers: { cookie } })
      const [answer] = await once(request, 'response')
      answer.pause()
      await expect.poll(() => openDocuments(server), `${address} under way`).not.toEqual([])
      request.destroy()
      await expect.poll(() => openDocuments(server), `${address} given up`).toEqual([])
    }
  })

  test('a document that is gone from the disk is told in an alert', async ({ page }) => {
    const { names } = await openSent(page)
    const { alerts, saved } = watch(page)
    fs.rmSync(stored(names[0] ?? ''))
    await page.getByRole('button', { name: `${names[0]} herunterladen` }).click()
    await expect.poll(() => alerts).toEqual(['Fehler beim Herunterladen des Dokuments'])
    await page.getByRole('button', { name: `${names[1]} herunterladen` }).click()
    await expect.poll(() => saved).toEqual([names[1]])
    expect(alerts).toHaveLength(1)
  })

  test('when there is no zip, each file comes singly, one every 500 ms, and one that fails is told', async ({
    page,
  }) => {
    // Somebody deletes the entry in the database while the list is open: no zip any more, but the
    // documents are still there.
    const { id, names } = await openSent(page)
    await loseEntry(id)
    const { alerts, saved } = watch(page)
    // The page's clock stands still but for what runFor lets pass.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    await page.getByRole('button', { name: 'Alle herunterladen' }).click()
    await expect
      .poll(async () => {
        await page.clock.runFor(1)
        return saved
      })
      .toEqual([names[0]])
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.clock.runFor(400)
    await page.evaluate(() => fetch('/robots.txt'))
    expect(asked, 'the second waits').toEqual(['/robots.txt'])
    await page.clock.runFor(100)
    await expect.poll(() => saved).toEqual(names)
    expect(alerts).toEqual([])
    await page.clock.resume()

    fs.rmSync(stored(names[0] ?? ''))
    await page.getByRole('button', { name: 'Alle herunterladen' }).click()
    await expect.poll(() => saved).toEqual([...names, names[1]])
    await expect.poll(() => alerts).toEqual(['Fehler beim Herunterladen des Dokuments'])
  })
})

test('sends an anonymous visitor to the login and back, filters included', async ({ page }) => {
  await page.goto(`${overview}?q=salon`)
  await page.waitForURL(/\/admin\/login/)
  await page.locator('#field-email').fill(admin.email)
  await page.locator('#field-password').fill(admin.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/admin\/voice-bot\?q=salon/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('refuses an editor, who finds no link to it either', async ({ page, baseURL, request }) => {
  const editor = { email: `${randomUUID()}@example.com`, password: 'a-long-editor-password' }
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const made = await request.post('/api/users', {
    data: { ...editor, role: 'editor' },
    headers: { cookie },
  })
  expect(made.status()).toBe(201)
  await login(page, baseURL, editor)
  await expect(page.locator(`a[href="${overview}"]`)).toHaveCount(0)
  await page.goto(overview)
  await expect(page.getByText('Dazu haben Sie keine Berechtigung.')).toBeVisible()
  await expect(page.locator('table')).toHaveCount(0)
})

test('nasty values come back the same on screen, in every export and beside a zip', async ({
  page,
  baseURL,
}) => {
  const sent = await fetch(`${baseURL}/api/voice-bot-onboarding`, {
    method: 'POST',
    body: onboardingForm(nastyOnboarding, documentFiles),
  })
  const { id } = await sent.json()
  await page.context().addCookies(cookies)
  await page.goto(`${overview}?q=${encodeURIComponent("o'neill")}`)
  const row = rows(page).first()
  await expect(row).toContainText(nastyOnboarding.name)
  await expect(row).toContainText(nastyOnboarding.street)
  const json = await saved(page, () => page.getByRole('button', { name: /^JSON/ }).click())
  const entry = (JSON.parse(json.text) as Submission[]).find((each) => each.id === id)
  expect(entry).toMatchObject(nastyOnboarding)
  const csv = await saved(page, () => page.getByRole('button', { name: /^CSV-Export/ }).click())
  const cells = (parse(csv.text) as string[][]).find(([first]) => first === String(id))
  const { name, company, email, phone, street } = nastyOnboarding
  expect(cells?.slice(1, 6)).toEqual([name, company, email, phone, `'${street}`])

  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Alle herunterladen' }).click()
  const zip = await download
  expect(zip.suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}\.zip$/)
  expect([...(await entriesOfZip(await zip.path())).keys()]).toHaveLength(3)
})
