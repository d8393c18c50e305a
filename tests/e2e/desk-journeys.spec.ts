import type { Page, Route } from '@playwright/test'
import { detailPath, followUpPath } from '../../src/features/back-office/desk/constants.ts'
import type { DeskCollection } from '../../src/features/back-office/desk/follow-up/constants.ts'
import { axeOf } from '../support/accessible.ts'
import {
  panel,
  register,
  setUpEntries,
  storedEntry,
  submitContactRequest,
} from '../support/desk-entries.ts'
import { rows } from '../support/desk-page.ts'
import { expect, login, cmsTest as test, test as testWithOwnContext } from '../support/fixtures.ts'
import { documentFiles } from '../support/onboarding.ts'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { withDatabase } from '../support/with-database.ts'

/** The work of an office with registrations and contact requests, from the list to the answer. */

setUpEntries()

/** Changes the creation time of an entry to that many hours ago. */
const backdate = (table: string, id: number, hours: number) =>
  withDatabase(ownDatabaseUrl(process.env.PRODUCT_FOLDER ?? ''), (client) =>
    client.query(`UPDATE ${table} SET created_at = now() - $1 * interval '1 hour' WHERE id = $2`, [
      hours,
      id,
    ]),
  )

const storedStatus = async (collection: DeskCollection, id: number) =>
  (await storedEntry(collection, id)).status

/** Saves a screenshot if SCREENSHOTS is set. */
async function saveScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await axeOf(page)
    .include('.gutter')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('a status that is set while the entry is still loading appears in its timeline', async ({
  page,
  baseURL,
}) => {
  const id = await register('Kanzlei')
  await login(page, baseURL)
  await page.goto('/admin/voice-bot')
  const isStored = page.waitForResponse((response) => response.request().method() === 'PATCH')
  const hold = async (route: Route) => {
    const response = await route.fetch()
    await isStored
    await route.fulfill({ response: response })
  }
  await page.route(`**${detailPath('voice-bot-onboardings', id)}`, hold, { times: 1 })
  await page.getByRole('link', { name: 'Kanzlei' }).click()
  await panel(page).getByRole('radio', { name: 'Konfiguriert' }).click()
  await expect(panel(page).getByText('Status: Neu → Konfiguriert')).toBeVisible()
})

test('a status chosen with arrow keys is stored once, where the selection ends', async ({
  page,
  baseURL,
}) => {
  const id = await register('Notariat')
  await login(page, baseURL)
  await page.goto(`/admin/voice-bot?entry=${id}`)
  await expect(panel(page).getByLabel('Interne Notizen')).toBeVisible()
  await panel(page).getByRole('radio', { name: 'Neu' }).focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.keyboard.press('Tab')
  await expect(panel(page).getByText('Status: Neu → Verworfen')).toBeVisible()
  await expect(panel(page).getByText(/Status: /)).toHaveCount(1)
  // Reloading after the change does not count as opening the entry.
  await expect(panel(page).getByText(/Geöffnet/)).toHaveCount(1)
  expect(await storedStatus('voice-bot-onboardings', id)).toBe('discarded')
})

test('of two statuses chosen one right after the other, the last one is stored', async ({
  page,
  baseURL,
}) => {
  const id = await register('Gärtnerei')
  await login(page, baseURL)
  await page.goto(`/admin/voice-bot?entry=${id}`)
  await expect(panel(page).getByLabel('Interne Notizen')).toBeVisible()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    `**${followUpPath('voice-bot-onboardings')}`,
    async (route) => {
      await isReleased
      await route.continue()
    },
    { times: 1 },
  )
  const choose = (name: string) => panel(page).getByRole('radio', { name }).click()
  const isFirst = page.waitForRequest((request) => request.method() === 'PATCH')
  await choose('Konfiguriert')
  await isFirst
  await choose('Verworfen')
  // The request for the second one, if it is not waiting, is done by then.
  await page.evaluate(async () => {
    for (let request = 0; request < 50; request++) await fetch('/healthz')
  })
  release()
  await expect(panel(page).getByText(/Konfiguriert → Verworfen/)).toBeVisible()
  expect(await storedStatus('voice-bot-onboardings', id)).toBe('discarded')
})

test.describe('a status that a colleague has set meanwhile', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is shown by the open entry, and is not replaced by a change of several entries', async ({
    page,
    baseURL,
  }) => {
    const [first, second] = [await register('Kanzlei'), await register('Apotheke')]
    await login(page, baseURL)
    await page.goto('/admin/voice-bot')
    await expect(rows(page)).toHaveCount(2)
    const setByColleague = (status: string) =>
      page.request.patch(followUpPath('voice-bot-onboardings'), {
        data: { ids: [first], status },
        headers: { Origin: baseURL },
      })
    expect((await setByColleague('configured')).ok()).toBe(true)
    await page.getByRole('link', { name: 'Kanzlei' }).click()
    await expect(panel(page).getByRole('radio', { name: 'Konfiguriert' })).toBeChecked()

    expect((await setByColleague('discarded')).ok()).toBe(true)
    await page.getByLabel('Alle gezeigten auswählen').check()
    await page.getByRole('button', { name: 'Status setzen' }).click()
    await expect(page.getByText(/Jemand hat .* inzwischen geändert/)).toBeVisible()
    expect(await storedStatus('voice-bot-onboardings', first)).toBe('discarded')
    expect(await storedStatus('voice-bot-onboardings', second)).toBe('new')
    await expect(rows(page).filter({ hasText: 'Kanzlei' })).toContainText('Verworfen')
    await expect(panel(page).getByRole('radio', { name: 'Verworfen' })).toBeChecked()
    await page.getByRole('button', { name: 'Status setzen' }).click()
    await expect(page.locator('.toast-success')).toContainText('2 Einträge')
  })

  for (const device of ['mouse', 'keyboard']) {
    test(`is not replaced by one that is chosen by ${device} while a note is being saved`, async ({
      page,
      baseURL,
    }) => {
      const id = await register('Kanzlei')
      await login(page, baseURL)
      await page.goto(`/admin/voice-bot?entry=${id}`)
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
      await page.route(`**${followUpPath('voice-bot-onboardings')}`, async (route) => {
        if (route.request().postDataJSON()?.notes) await isReleased
        await route.continue()
      })
      await panel(page).getByLabel('Interne Notizen').fill('Ruft morgen an')
      const status = (name: string) => panel(page).getByRole('radio', { name })
      await status('Neu').focus()
      const colleague = await page.request.patch(followUpPath('voice-bot-onboardings'), {
        data: { ids: [id], status: 'configured' },
        headers: { Origin: baseURL },
      })
      expect(colleague.ok()).toBe(true)
      if (device === 'mouse') await status('In Bearbeitung').click()
      else await page.keyboard.press('ArrowRight')
      release()
      await expect(rows(page)).toContainText('Konfiguriert')
      await status('In Bearbeitung').blur()
      await expect(panel(page).getByText(/Jemand hat .* inzwischen geändert/)).toBeVisible()
      expect(await storedStatus('voice-bot-onboardings', id)).toBe('configured')
    })
  }
})

test.describe('a status that the server rejects', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  for (const width of [390, 1440]) {
    test(`is reported at ${width} px, even if the next entry is shown by then`, async ({
      page,
      baseURL,
    }) => {
      await register('Apotheke')
      const id = await register('Zahnarzt')
      await page.setViewportSize({ width, height: 900 })
      await login(page, baseURL)
      await page.goto(`/admin/voice-bot?entry=${id}`)
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
      await page.route(`**${followUpPath('voice-bot-onboardings')}`, async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback()
        await isReleased
        return route.fulfill({ status: 409, json: { message: 'Jemand bearbeitet gerade.' } })
      })
      await panel(page).getByRole('radio', { name: 'Konfiguriert' }).click()
      await panel(page).getByRole('button', { name: 'Nächster Eintrag' }).click()
      await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('Apotheke')
      release()
      const notice = page.locator('.toast-error')
      await expect(notice).toHaveText(
        `Die Änderung an ${id} ist nicht gespeichert: Jemand bearbeitet gerade.`,
      )
      await notice.click({ trial: true })
      expect(await storedStatus('voice-bot-onboardings', id)).toBe('new')
    })
  }
})

testWithOwnContext(
  'the question before the automatic logout is in front of an entry on a phone',
  async ({ page, baseURL }) => {
    const id = await register('Zahnarzt')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await login(page, baseURL)
    await page.goto(`/admin/voice-bot?entry=${id}`)
    await expect(panel(page).getByLabel('Zuständig')).toBeVisible()
    const question = page.locator('#stay-logged-in')
    await page.clock.fastForward('01:58:30')
    // Each renewal of the session moves the question.
    await expect(async () => {
      await page.clock.runFor(5_000)
      await expect(question).toBeVisible({ timeout: 250 })
    }).toPass()
    await question.getByRole('button', { name: 'Angemeldet bleiben' }).click()
    await expect(question).toBeHidden()
    await expect(panel(page).getByLabel('Zuständig')).toBeVisible()
  },
)

for (const theme of ['light', 'dark'] as const) {
  test(`an admin processes a registration next to the list, with mouse and keyboard, in the ${theme} theme`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.context().addCookies([{ name: 'payload-theme', value: theme, url: baseURL }])
    const third = await register('Arztpraxis')
    await backdate('voice_bot_onboardings', third, 60)
    const second = await register('Salon Müller', documentFiles)
    const first = await register('Kanzlei')
    await login(page, baseURL)
    await page.goto('/admin/voice-bot')
    await expect(rows(page)).toHaveCount(3)

    // It takes two clicks from the list to another status.
    await page.getByRole('link', { name: 'Salon Müller' }).click()
    await panel(page).getByRole('radio', { name: 'Konfiguriert' }).click()
    await expect.poll(() => storedStatus('voice-bot-onboardings', second)).toBe('configured')
    await expect(page).toHaveURL(new RegExp(`entry=${second}`))
    await expect(panel(page).getByText('Status: Neu → Konfiguriert')).toBeVisible()
    // The focus is on the status that was clicked.
    await page.keyboard.press('j')
    await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('Arztpraxis')
    await page.keyboard.press('k')
    await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('Salon Müller')
    await expect(panel(page).getByRole('link', { name: '+49 30 12341059' })).toHaveAttribute(
      'href',
      'tel:+493012341059',
    )
    await panel(page).getByRole('button', { name: 'Ich übernehme' }).click()
    await panel(page).getByLabel('Interne Notizen').fill('Ruft morgen an')
    await panel(page).getByRole('button', { name: 'Notizen speichern' }).click()
    await expect(panel(page).getByText(/Notizen geändert/)).toBeVisible()

    await panel(page).getByRole('button', { name: 'Vorschau von preisliste.pdf' }).click()
    const preview = panel(page).getByRole('region', { name: 'Vorschau von preisliste.pdf' })
    await expect(preview.getByText('Seite 2 von 2')).toBeAttached()
    // Until a page is rendered, its canvas has the default width.
    const canvas = preview.locator('canvas').first()
    await expect.poll(() => canvas.evaluate(({ width }: HTMLCanvasElement) => width)).not.toBe(300)
    // axe treats a button that is half covered by the panel's header as too small.
    await panel(page).evaluate((dialog) => dialog.scrollTo(0, 0))
    await expectNoViolations(page)
    await saveScreenshot(page, `desk-panel-${theme}`)

    // The keys open the next and the previous entry, and a reload shows the same entry.
    await panel(page).getByRole('heading', { level: 2 }).focus()
    await page.keyboard.press('j')
    await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('Arztpraxis')
    await expect(panel(page).getByText(/überfällig seit/)).toBeVisible()
    await page.keyboard.press('k')
    await page.keyboard.press('k')
    await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('Kanzlei')
    await page.reload()
    await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('Kanzlei')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(page.locator(`#entry-${first}`)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await page.goBack()
    await expect(panel(page)).toHaveCount(0)

    await page.getByRole('button', { name: /^Überfällig/ }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Arztpraxis')
    await page.getByRole('button', { name: /^Neu/ }).click()
    await page.getByLabel('Alle gezeigten auswählen').check()
    await expect(page.getByText('2 ausgewählt')).toBeVisible()
    await page.getByLabel('Status der ausgewählten').selectOption('Verworfen')
    await page.getByRole('button', { name: 'Status setzen' }).click()
    await expect(page.getByText('2 Einträge: Verworfen')).toBeVisible()
    await expect(page.getByText('Zurzeit gibt es keine neuen Anmeldungen.')).toBeVisible()
    expect(await storedStatus('voice-bot-onboardings', third)).toBe('discarded')
    await page.getByRole('button', { name: /^Alle \d/ }).click()
    await page.getByRole('searchbox').fill('mueller 03012')
    await expect(rows(page)).toHaveCount(1)
    await expectNoViolations(page)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Excel-Datei (XLSX) (1)' }).click()
    expect((await download).suggestedFilename()).toMatch(
      /^voice-bot-anmeldungen-gefiltert-\d{4}-\d{2}-\d{2}\.xlsx$/,
    )

    await page.getByRole('link', { name: 'Auswertung' }).click()
    await expect(page.getByText('Zugesagt: 48 Stunden')).toBeVisible()
    await page.getByText('Als Tabelle').first().click()
    await expect(page.getByRole('columnheader', { name: 'Voice-Bot-Anmeldungen' })).toBeVisible()
    await expect(page.getByText('Voice-Bot-Anmeldungen: 3')).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/admin/collections/audit-log')
    await page.getByLabel('Was', { exact: true }).selectOption('Exportiert')
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    await expect(page.getByText('hat 1 Anmeldung exportiert (Excel-Datei)').first()).toBeVisible()
    await expectNoViolations(page)
  })
}

test.describe('in English on a phone', () => {
  test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true })

  testWithOwnContext(
    'an admin finds a contact request, answers it in its language and marks it as answered by touch',
    async ({ page, baseURL }) => {
      const message = 'Bună ziua,\ncât costă Clara?'
      const id = await submitContactRequest('Łukasz Iliescu', 'ro', message)
      await submitContactRequest('Ana Müller', 'de', 'Rufen Sie mich an')
      await login(page, baseURL)
      await page.goto('/admin/contact-requests')
      await expect(page.getByRole('heading', { name: 'Contact requests' })).toBeVisible()
      await expect(rows(page)).toHaveCount(2)
      const { y = 0 } = (await rows(page).first().boundingBox()) ?? {}
      expect(y, 'the first request is visible without scrolling').toBeLessThan(500)
      await saveScreenshot(page, 'desk-phone')
      await expectNoViolations(page)
      await page.getByRole('searchbox').fill('lukasz')
      await expect(rows(page)).toHaveCount(1)

      const skipLinks = page.getByRole('link', { name: /^Skip to/ })
      await expect(skipLinks).toHaveCount(2)
      await page.getByRole('link', { name: 'Łukasz Iliescu', exact: true }).tap()
      await expect(skipLinks).toHaveCount(0)
      const reply = panel(page).getByRole('link', { name: 'Reply by email' })
      const href = new URL((await reply.getAttribute('href')) ?? '')
      expect(href.pathname).toBe('ana@example.com')
      expect(href.searchParams.get('subject')).toBe('Solicitarea dumneavoastră')
      expect(href.searchParams.get('body')).toContain('> cât costă Clara?')
      await saveScreenshot(page, 'desk-phone-panel')
      await expectNoViolations(page)
      await panel(page).getByRole('radio', { name: 'Answered' }).tap()
      await expect.poll(() => storedStatus('contact-requests', id)).toBe('answered')
      await panel(page).getByRole('button', { name: 'Close' }).tap()
      await expect(panel(page)).toHaveCount(0)

      // The phone's back gesture does this.
      await page.getByRole('link', { name: 'Łukasz Iliescu', exact: true }).tap()
      await panel(page).evaluate((dialog: HTMLDialogElement) => dialog.requestClose())
      await expect(panel(page)).toHaveCount(0)
      expect(page.url()).not.toContain('entry=')

      await page.getByRole('button', { name: 'Filters and export' }).tap()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /^JSON export/ }).tap()
      expect((await download).suggestedFilename()).toMatch(/^kontaktanfragen-gefiltert-.*\.json$/)
      await saveScreenshot(page, 'desk-phone-filters')

      for (const path of ['/admin/reports', '/admin/collections/audit-log?action=change']) {
        await page.goto(path)
        await expect(page.getByRole('table').first()).toBeVisible()
        await expectNoViolations(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      }
      await expect(
        page.getByText(/changed contact request \d+: Status: New → Answered/),
      ).toBeVisible()
    },
  )
})

test('a visitor is redirected to the login and back to the entry', async ({ page }) => {
  await page.goto('/admin/contact-requests?entry=7')
  await page.waitForURL(/\/admin\/login\?redirect=%2Fadmin%2Fcontact-requests%3Fentry%3D7$/)
})
