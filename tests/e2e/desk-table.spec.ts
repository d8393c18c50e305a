import { isDeepStrictEqual } from 'node:util'
import { followUpPath } from '../../src/features/back-office/desk/constants.ts'
import {
  addAdminCookies,
  companies,
  deskPath,
  listPath,
  now,
  openDesk,
  praxis,
  registrations,
  rows,
  salon,
  setUpDeskPage,
  title,
} from '../support/desk-page.ts'
import { expect, cmsTest as test, test as testWithOwnContext } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'

setUpDeskPage()

test('shows that it is loading, and then that there are no registrations yet', async ({ page }) => {
  await addAdminCookies(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${listPath}`, async (route) => {
    await held
    await route.fulfill({ json: { data: [] } })
  })
  await page.goto(deskPath)
  await expect(page.getByText('Lade Voice-Bot Daten...')).toBeVisible()
  answer()
  await expect(page.getByText('Noch keine Voice-Bot Anmeldungen vorhanden.')).toBeVisible()
  await expect(page.getByText('Lade Voice-Bot Daten...')).toHaveCount(0)
})

testWithOwnContext(
  'shows an error with a retry button when loading fails, does not retry by itself, and recovers',
  async ({ page }) => {
    await addAdminCookies(page)
    await page.clock.install()
    let calls = 0
    await page.route(`**${listPath}`, (route) => {
      calls++
      return calls === 1
        ? route.fulfill({ status: 500, json: { message: 'nein' } })
        : route.fulfill({ json: { data: registrations } })
    })
    await page.goto(deskPath)
    const card = page.getByRole('alert').filter({ hasText: 'Fehler' })
    await expect(card.getByRole('heading', { name: 'Fehler' })).toBeVisible()
    await expect(card).toContainText('Die Daten konnten nicht geladen werden.')
    await page.clock.runFor(60_000)
    expect(calls).toBe(1)
    await card.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(rows(page)).toHaveCount(3)
    await expect(card).toHaveCount(0)
  },
)

testWithOwnContext('shows the counters and every column of the specification', async ({ page }) => {
  // Midnight may pass between the loading of this file and its tests.
  await page.clock.setFixedTime(now)
  await openDesk(page, registrations)
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
  // A value that is not a web URL is shown as text.
  await expect(rows(page).nth(1)).toContainText('javascript:alert(1)')
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
  await page.clock.setFixedTime(now.getTime() + 24 * 60 * 60 * 1000)
  await page.getByRole('button', { name: 'Aktualisieren' }).click()
  await expect(counter('Anmeldungen heute')).toHaveText('0')
})

test('shows the follow-up in the company column, so that the columns stay as specified', async ({
  page,
}) => {
  const followUps = [
    [salon.id, 'in-progress', 1],
    [praxis.id, 'configured', null],
    [1, 'new', null],
  ]
  await page.route(`**${followUpPath('voice-bot-onboardings')}`, (route) =>
    route.fulfill({ json: { data: followUps } }),
  )
  await openDesk(page, registrations)
  const company = rows(page).locator('td[data-column=company]')
  await expect(company.nth(0)).toContainText(/In Bearbeitung.*admin@example\.com/)
  await expect(company.nth(1)).toContainText('Konfiguriert')
  await expect(company.nth(2)).not.toContainText('Neu')
  await expect(page.locator('thead th')).toHaveCount(7)
})

test('is linked from dashboard and navigation, and each row links to its panel', async ({
  page,
}) => {
  await addAdminCookies(page)
  await page.goto('/admin')
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(new RegExp(`${deskPath}$`))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.goto('/admin/collections/users')
  await expect(page.locator('#nav-voice-bot')).toHaveAttribute('href', deskPath)
  await openDesk(page, [salon])
  const entry = `${deskPath}?entry=${salon.id}`
  for (const name of [`${salon.id}: Eintrag von ${salon.company} öffnen`, salon.name]) {
    await expect(rows(page).getByRole('link', { name })).toHaveAttribute('href', entry)
  }
})

test('refreshing always loads the list again', async ({ page }) => {
  await openDesk(page, [])
  await page.unroute(`**${listPath}`)
  await page.route(`**${listPath}`, (route) => route.fulfill({ json: { data: registrations } }))
  await page.getByRole('button', { name: 'Aktualisieren' }).click()
  await expect(rows(page)).toHaveCount(3)
})

test('searches, filters and sorts the loaded entries and stores that in the URL', async ({
  page,
}) => {
  await openDesk(page, registrations)
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
  const parameters = { documents: 'with', voice: 'female', sort: 'company' }
  // Changes of the URL may be combined, so that the order of its parameters varies.
  await expect(page).toHaveURL(({ searchParams }) =>
    isDeepStrictEqual(Object.fromEntries(searchParams), parameters),
  )
  await page.reload()
  await expect(companies(page)).toHaveText(['Kanzlei', 'Salon Süd GmbH'])
  await expect(page.getByLabel('Dokumente', { exact: true })).toHaveValue('with')

  await page.getByLabel('Suche in allen Spalten').fill('gibt es nicht')
  await expect(page.getByText('Keine Anmeldung passt zu Suche und Filtern.')).toBeVisible()
})

test('a link can be followed right after a tab is chosen, although the next page takes long', async ({
  page,
}) => {
  // Otherwise the navigation is closed.
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDesk(page, registrations)
  const release = await holdRequests(page, /reports/)
  await page.getByRole('button', { name: /^Neu/ }).click()
  await page.getByRole('link', { name: 'Auswertung' }).first().click()
  await expect(page).toHaveURL(/tab=new/)
  release()
  await page.waitForURL(/reports/)
})

test('filters by day', async ({ page }) => {
  // The browser uses the time zone of Berlin, where late in the evening it is another day than in
  // UTC.
  const day = new Date(praxis.createdAt).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  await openDesk(page, registrations, `?from=${day}&to=${day}`)
  await expect(companies(page)).toHaveText(['Arztpraxis'])
})
