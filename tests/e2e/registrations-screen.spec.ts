import type { Locator, Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Registration } from '../../src/features/back-office/desk/types.ts'
import { axeOf } from '../support/accessible.ts'
import { panel, register } from '../support/desk-entries.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { documentFiles, onboarding, onboardingForm } from '../support/onboarding.ts'

/** /admin/voice-bot with touch, keyboard and a very long name. */
const listPath = '/api/admin/voice-bot-onboardings'

test.use({ expectedErrors: [/Failed to load resource/] })

let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await login(page, process.env.PRODUCT_URL ?? '')
  cookies = await page.context().cookies()
  await page.close()
})

test.beforeEach(({ page }) => page.context().addCookies(cookies))

const salon: Registration = {
  ...onboarding,
  id: 7,
  uploadedFiles: ['preise-1a.pdf', 'faq-2b.docx'],
  createdAt: new Date().toISOString(),
}
const long = 'x'.repeat(10_000)
const longRegistration: Registration = {
  ...{ ...salon, id: 8, name: long, company: long, street: long, city: long, country: long },
  website: `https://example.com/${long.slice(0, 1900)}`,
  uploadedFiles: [],
}

async function open(page: Page, data: readonly Registration[]): Promise<void> {
  await page.route(`**${listPath}`, (route) => route.fulfill({ json: { data } }))
  await page.goto('/admin/voice-bot')
  await expect(page.getByRole('heading', { name: 'Voice-Bot Onboarding Verwaltung' })).toBeVisible()
}

const rows = (page: Page) => page.locator('tbody tr[data-index]')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heightOf = async (row: Locator) => (await row.boundingBox())?.height ?? 0

for (const [name, width] of Object.entries({ phone: 390, desk: 1440 })) {
  test(`the list on a ${name} has no axe violations of WCAG 2.2 AA`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, [salon, { ...salon, id: 1, website: '' }])
    await expect(rows(page)).toHaveCount(2)
    for (const box of await rows(page).getByRole('checkbox').all()) {
      const { width: across = 0, height = 0 } = (await box.boundingBox()) ?? {}
      expect(Math.min(across, height), 'the size of a checkbox').toBeGreaterThanOrEqual(24)
    }
    const { violations } = await axeOf(page)
      .include('.gutter')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}

test('a name of ten thousand letters is cut in its row, and whole in the panel with places to break', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, [longRegistration, salon])
  const row = rows(page).first()
  await expect(row).toBeVisible()
  expect(await heightOf(row)).toBeLessThan(300)
  // Chromium lays out joined letters, such as Arabic ones, in quadratic time.
  expect((await row.innerText()).length).toBeLessThan(2500)
  await row.getByRole('link').first().click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(long).first()).toBeVisible()
  const runs = await panel.evaluate((dialog) => {
    const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
    const lengths: number[] = []
    while (texts.nextNode()) lengths.push(texts.currentNode.nodeValue?.length ?? 0)
    return lengths
  })
  expect(Math.max(...runs)).toBeLessThanOrEqual(500)
})

test('next to the panel the list shows four entries', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(
    page,
    [1, 2, 3, 4, 5, 6].map((id) => ({ ...salon, id, uploadedFiles: [] })),
  )
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(rows(page).nth(3)).toBeInViewport({ ratio: 1 })
})

test('forced colours show which status and tab are chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const id = await register('Zahnarzt')
  await page.goto(`/admin/voice-bot?entry=${id}`)
  const status = (name: string) => panel(page).getByText(name, { exact: true })
  const tab = (name: RegExp) => page.getByRole('group').getByRole('button', { name })
  await expect(panel(page).getByRole('radio', { name: 'Neu' })).toBeChecked()
  for (const chosen of [status('Neu'), tab(/^Alle/)])
    await expect(chosen).toHaveCSS('outline-style', 'solid')
  for (const other of [status('Verworfen'), tab(/^Meine/)])
    await expect(other).toHaveCSS('outline-style', 'none')
})

test('an open entry is printed alone and whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const city = Array.from({ length: 100 }, (_, line) => `Zeile ${line + 1}`).join('\n')
  await open(page, [{ ...salon, city, uploadedFiles: [] }])
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const printed = await textOfPdf(await page.pdf())
  expect(printed).toContain('Zeile 100')
  expect(printed).toContain('Verlauf')
  expect(printed).not.toContain('CSV-Export')
})

async function textOfPdf(file: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(
    numbers.map(async (number) => (await (await pdf.getPage(number)).getTextContent()).items),
  )
  return pages
    .flat()
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
}

test('an e-mail address is encoded in its link', async ({ page }) => {
  await open(page, [{ ...salon, email: 'a+b?cc=c@example.com' }])
  await expect(page.getByRole('link', { name: 'a+b?cc=c@example.com' })).toHaveAttribute(
    'href',
    'mailto:a%2Bb%3Fcc%3Dc@example.com',
  )
})

test('a button keeps the focus while it is busy and is not triggered twice', async ({ page }) => {
  await open(page, [salon])
  await expect(rows(page)).toHaveCount(1)
  for (const [name, address] of [
    ['Aktualisieren', listPath],
    ['preise-1a.pdf herunterladen', '/api/documents/preise-1a.pdf'],
    [/Alle herunterladen|Wird heruntergeladen/, '/api/documents/zip/7'],
  ] as const) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let calls = 0
    await page.route(`**${address}`, async (route) => {
      calls++
      await released
      await route.fulfill({ json: { data: [salon] } })
    })
    await expect(button(page, name)).toBeEnabled()
    await button(page, name).focus()
    await page.keyboard.press('Enter')
    await expect(button(page, name)).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(button(page, name)).toBeFocused()
    release()
    await expect(button(page, name)).toBeEnabled()
    await expect(button(page, name)).toBeFocused()
    expect(calls, String(name)).toBe(1)
  }
  await page.getByRole('searchbox').fill('Strauß')
  await button(page, 'Zurücksetzen').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(button(page, 'Zurücksetzen')).toBeFocused()
})

test('retrying with the keyboard moves the focus to the refresh button', async ({ page }) => {
  let isBroken = true
  await page.route(`**${listPath}`, (route) =>
    isBroken ? route.fulfill({ status: 500, body: 'nein' }) : route.fulfill({ json: { data: [] } }),
  )
  await page.goto('/admin/voice-bot')
  // It is disabled as long as the follow-ups are being loaded.
  await expect(button(page, 'Erneut versuchen')).toBeEnabled()
  await button(page, 'Erneut versuchen').focus()
  isBroken = false
  await page.keyboard.press('Enter')
  await expect(page.getByText('Noch keine Voice-Bot Anmeldungen vorhanden.')).toBeVisible()
  await expect(button(page, 'Aktualisieren')).toBeFocused()
})

test.describe('the space of the window', () => {
  const registrations = Array.from({ length: 40 }, (_, index) => ({ ...salon, id: 40 - index }))
  const boxOf = async (element: Locator) => {
    const { height = 0, y = 0 } = (await element.boundingBox()) ?? {}
    return { y, bottom: y + height }
  }

  test('belongs to the list and the panel, and the opened row is in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, registrations)
    await expect(rows(page).first()).toBeVisible()
    expect((await boxOf(rows(page).first())).y).toBeLessThan(340)
    await expect(button(page, /^CSV-Export/)).toBeInViewport()

    await page.goto('/admin/voice-bot?entry=1')
    await expect(rows(page).filter({ has: page.locator('#entry-1') })).toBeInViewport({
      ratio: 0.9,
    })
    const panel = await boxOf(page.getByRole('dialog'))
    expect(panel.y).toBeLessThan(100)
    expect(panel.bottom).toBeGreaterThan(860)
    expect(panel.bottom).toBeLessThanOrEqual(900)
    const scroller = page.locator('html')
    expect(await scroller.evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0)
  })

  test('shows unfolded filters whole on a phone, and the list below them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, registrations)
    await button(page, 'Filter und Export').click()
    const inner = await page.locator('.gutter').evaluate((gutter) =>
      [...gutter.querySelectorAll('*')]
        .filter((element) => element.closest('section') === null)
        .filter((element) => element.scrollHeight > element.clientHeight + 1)
        .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
        .map(({ className }) => className),
    )
    expect(inner).toEqual([])
    const tab = button(page, /^Überfällig/)
    const tabs = await boxOf(tab.locator('..'))
    expect(tabs.bottom - tabs.y).toBeGreaterThanOrEqual(44)
    await expect(button(page, /^CSV-Export/)).toBeInViewport({ ratio: 1 })
    expect((await page.locator('#desk-list').boundingBox())?.height).toBeGreaterThanOrEqual(240)
  })
})

test.describe('with the keyboard on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const registrations = Array.from({ length: 12 }, (_, index) => ({ ...salon, id: 12 - index }))
  const followUpsPath = '/api/admin/desk/voice-bot-onboardings'

  /** Opens the desk with twelve mocked registrations. */
  async function openNew(page: Page, query = '') {
    const stored = new Map(registrations.map(({ id }) => [id, { status: 'new', assignee: null }]))
    await page.route(`**${followUpsPath}/*`, (route) => {
      const id = Number(/(\d+)(\?|$)/.exec(route.request().url())?.[1])
      const detail = { ...stored.get(id), notes: '', documents: [], timeline: [] }
      return route.fulfill({ json: detail })
    })
    await page.route(`**${followUpsPath}`, (route) => {
      const change = route.request().postDataJSON()
      const ids: number[] = change?.ids ?? registrations.map(({ id }) => id)
      for (const id of ids) {
        const former = stored.get(id) ?? { status: 'new', assignee: null }
        const { status = former.status, assignee = former.assignee } = change ?? {}
        stored.set(id, { status, assignee })
      }
      const data = ids.map((id) => [id, stored.get(id)?.status, stored.get(id)?.assignee])
      return route.fulfill({ json: { data } })
    })
    await page.route(`**${listPath}`, (route) => route.fulfill({ json: { data: registrations } }))
    await page.goto(`/admin/voice-bot${query}`)
    await expect(rows(page).first()).toBeVisible()
  }
  const list = (page: Page) => page.locator('#desk-list')

  test('closing an entry that has left the list focuses the list', async ({ page }) => {
    await openNew(page, '?tab=new&entry=12')
    const panel = page.getByRole('dialog')
    await panel.getByRole('radio', { name: 'Konfiguriert' }).click()
    await expect(page.getByRole('button', { name: /^Neu 11/, includeHidden: true })).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(list(page)).toBeFocused()
  })

  test('Escape closes an entry in which nothing has the focus, and another click then opens one', async ({
    page,
  }) => {
    await openNew(page, '?entry=12')
    await page.getByRole('dialog').locator('dt').first().click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.locator('#entry-12').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('taking an entry moves the focus to its assignee', async ({ page }) => {
    await openNew(page, '?entry=12')
    await button(page, 'Ich übernehme').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Ich übernehme')).toHaveCount(0)
    await expect(page.getByLabel('Zuständig')).toBeFocused()
  })

  test('clearing or changing the selection focuses the list', async ({ page }) => {
    await openNew(page)
    for (const name of ['Auswahl aufheben', 'Status setzen']) {
      await rows(page).getByRole('checkbox').first().check()
      await button(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(button(page, name)).toHaveCount(0)
      await expect(list(page)).toBeFocused()
    }
  })

  test('the table header never covers the focused element', async ({ page }) => {
    await openNew(page)
    await page.locator('#entry-7').focus()
    for (let steps = 0; steps < 30; steps++) {
      await page.keyboard.press('Shift+Tab')
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement
        const head = document.querySelector('thead')
        if (!focused?.closest('tbody') || !head) return false
        return focused.getBoundingClientRect().top < head.getBoundingClientRect().bottom - 1
      })
      expect(hidden, `after ${steps + 1} steps`).toBe(false)
    }
  })

  test('the list stays large enough to read at a high zoom level', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 320 })
    await openNew(page)
    expect((await list(page).boundingBox())?.height).toBeGreaterThan(200)
  })
})

test('the exports are shown in every state and disabled if there is nothing to export', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let answer: object = { status: 500, body: 'nein' }
  await page.route(`**${listPath}`, async (route) => {
    await released
    await route.fulfill(answer)
  })
  const expectDisabled = async (state: string) => {
    for (const format of ['CSV-Export', 'JSON-Export']) {
      await expect(button(page, new RegExp(`^${format}`)), state).toBeDisabled()
    }
  }
  await page.goto('/admin/voice-bot')
  await expect(page.getByText('Lade Voice-Bot Daten...')).toBeVisible()
  await expectDisabled('loading')
  release()
  await expect(button(page, 'Erneut versuchen')).toBeVisible()
  await expectDisabled('failed')
  answer = { json: { data: [] } }
  await button(page, 'Erneut versuchen').click()
  await expect(page.getByText('Noch keine Voice-Bot Anmeldungen vorhanden.')).toBeVisible()
  await expectDisabled('empty')
  answer = { json: { data: [salon] } }
  await button(page, 'Aktualisieren').click()
  await expect(button(page, /^CSV-Export/)).toBeEnabled()
  await page.getByRole('searchbox').fill('gibt es nicht')
  await expect(page.getByText('Keine Anmeldung passt')).toBeVisible()
  await expect(page.getByText(/^0 von 1 Anmeldung\b/)).not.toContainText('Exporte')
  await expectDisabled('nothing found')
})

test('thousands of registrations can be exported in every format', async ({ page }) => {
  await open(
    page,
    Array.from({ length: 3000 }, (_, id) => ({ ...salon, id })),
  )
  for (const format of ['CSV-Export', 'JSON-Export', 'CSV für Excel', 'Excel-Datei']) {
    const download = page.waitForEvent('download')
    await button(page, new RegExp(`^${format}`)).click()
    await (await download).path()
  }
})

test('a downloaded document cannot run scripts', async ({ page, baseURL }) => {
  const stored = await page.request.post('/api/voice-bot-onboarding', {
    multipart: onboardingForm(onboarding, [documentFiles[0] ?? '']),
  })
  expect(stored.status()).toBe(201)
  const { data } = await (await page.request.get(listPath)).json()
  const [name] = (data as Registration[])[0]?.uploadedFiles ?? []
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const get = (path: string, headers = {}) =>
    fetch(`${baseURL}${path}`, { headers: { cookie, ...headers } })
  const whole = await get(`/api/documents/${name}`)
  const part = await get(`/api/documents/${name}`, { Range: 'bytes=0-9' })
  const { id } = (data as Registration[])[0] ?? {}
  for (const response of [whole, part, await get(`/api/documents/zip/${id}`)]) {
    expect(response.ok).toBe(true)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/)
  }
})
