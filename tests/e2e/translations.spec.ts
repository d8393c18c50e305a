import fs from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { exportLanguage } from '../../src/features/translations/export.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { content } from '../../src/seed/index.ts'
import { expect, login, test } from '../support/fixtures.ts'
import { type Product, startProduct, temporaryFolder } from '../support/product.ts'
import { makeEditor, type Staff, staffOf } from '../support/staff.ts'

/** A product of its own: what is published here stays published. */
let product: Product
let staff: Staff
let editor: Awaited<ReturnType<typeof makeEditor>>
let viktor: string
const folder = temporaryFolder()
const { motto: germanMotto } = content.de.personas.viktor

test.beforeAll(async () => {
  product = await startProduct({ folder })
  staff = await staffOf(product.url)
  editor = await makeEditor(product.url)
  viktor = `personas/${(await staff.find('personas', 'slug', 'viktor')).id}`
})

test.afterAll(async () => {
  await product.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

test.afterEach(async () => {
  for (const locale of locales) {
    await staff.publish(viktor, locale, { motto: content[locale].personas.viktor.motto })
  }
})

test('an editor sees what is missing, jumps to its field, and copies the German as a draft', async ({
  page,
}) => {
  await staff.draft(viktor, 'ro', { motto: '' })
  await login(page, product.url, editor)

  await test.step('the start page tells it and leads there', async () => {
    const card = page.getByRole('region', { name: 'Übersetzungen' })
    await expect(card.getByRole('link', { name: /Englisch/ })).toContainText('vollständig')
    await card.getByRole('link', { name: /Rumänisch/ }).click()
    await page.waitForURL(`${product.url}/admin/translations?language=ro`)
  })

  await test.step('the view shows the German beside the hole', async () => {
    await expect(counter(page, 'Rumänisch')).toContainText(/26\d von 26\d/)
    await expect(counter(page, 'Rumänisch')).toContainText('1 fehlt')
    await expect(page.locator('[data-text]')).toHaveCount(1)
    const text = row(page, 'personas/viktor/motto', 'ro')
    await expect(text).toContainText(germanMotto)
    await expect(text).toContainText('fehlt')
    await expect(cell(page, 'personas/viktor', 'ro')).toContainText('neuerer Entwurf')
    await expect(cell(page, 'legal-pages/privacy', 'ro')).toContainText('keine Seite')
  })

  await test.step('the way to the field', async () => {
    await row(page, 'personas/viktor/motto', 'ro')
      .getByRole('link', { name: /Bearbeiten/ })
      .click()
    await expect(page.locator('#field-motto')).toBeFocused()
    await expect(page.locator('#field-motto')).toHaveValue('')
    expect(new URL(page.url()).searchParams.get('locale')).toBe('ro')
  })

  await test.step('the copy is a draft that still waits for its translation', async () => {
    await page.goto(`${product.url}/admin/translations?language=ro&state=missing`)
    await page.getByRole('button', { name: 'Aus dem Deutschen übernehmen: ' }).click()
    await expect(page.locator('.toast-success')).toBeVisible()
    await expect(page.getByText('Hier ist nichts zu tun.')).toBeVisible()
    await page.getByRole('link', { name: 'Zu tun' }).click()
    await expect(row(page, 'personas/viktor/motto', 'ro')).toContainText('noch deutsch')
    expect(await draftOf('ro')).toBe(germanMotto)
    expect(await textOf('/ro/viktor')).not.toContain(germanMotto)
    expect(await textOf('/ro')).toContain(content.ro.personas.viktor.motto)
  })
})

test('the way to a field leads through tabs and closed rows, and to lists', async ({ page }) => {
  await login(page, product.url, editor)
  const all = `${product.url}/admin/translations?language=ro&state=all&document=personas/viktor`
  await page.goto(all)
  await row(page, 'personas/viktor/page.benefits.items.2.text', 'ro')
    .getByRole('link', { name: 'Bearbeiten: Eigene Seite › Vier Vorteile › Vorteile 3 › Vorteil' })
    .click()
  await expect(page.locator('#field-page__benefits__items__2__text')).toBeFocused()
  await expect(page.locator('#field-page__benefits__items__2__text')).toBeInViewport()
  await page.goto(all)
  await row(page, 'personas/viktor/targetGroups', 'ro').getByRole('link', { name: /Bearb/ }).click()
  await expect(page.locator('.field-targetGroups input').first()).toBeFocused()
})

test('a changed German text makes its translations out of date until somebody says otherwise', async ({
  page,
}) => {
  await staff.draft(viktor, 'de', { motto: 'Immer am Apparat' })
  await login(page, product.url, editor)
  await page.locator('.nav-toggler').first().click()
  await page.getByRole('link', { exact: true, name: 'Übersetzungen' }).click()
  await page.waitForURL(`${product.url}/admin/translations`)
  await expect(page.locator('[data-text]')).toHaveCount(3)
  await page.getByRole('link', { exact: true, name: 'Veraltet' }).click()
  const text = row(page, 'personas/viktor/motto', 'ro')
  await expect(text).toContainText('Immer am Apparat')
  await expect(text).toContainText(content.ro.personas.viktor.motto)

  await test.step('by the keyboard alone', async () => {
    await text.getByRole('link', { name: /Bearbeiten/ }).focus()
    await page.keyboard.press('Tab')
    await expect(text.getByRole('button', { name: /Stimmt noch/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.toast-success')).toBeVisible()
    await expect(page.locator('[data-text]')).toHaveCount(2)
    await expect(text).toHaveCount(0)
  })

  await test.step('a copy over a text that is there is asked for twice', async () => {
    const english = row(page, 'personas/viktor/motto', 'en')
    await english.getByRole('button', { name: /Aus dem Deutschen/ }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Übersetzung ersetzen?')
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    expect(await draftOf('en')).toBe(content.en.personas.viktor.motto)
    await english.getByRole('button', { name: /Aus dem Deutschen/ }).click()
    await question.getByRole('button', { name: 'Ersetzen' }).click()
    await expect(english).toContainText('noch deutsch')
    expect(await draftOf('en')).toBe('Immer am Apparat')
    expect(await textOf('/en')).toContain(content.en.personas.viktor.motto)
  })
})

test('a language goes out to translators and comes back into drafts', async ({ page }) => {
  const nasty = 'Vocea „caldă” & <b>clară</b> 😀 ș ț ă'
  await login(page, product.url, editor)
  await page.goto(`${product.url}/admin/translations`)
  const file = await download(page, 'ro', 'Alles herunterladen')
  expect(file.name).toBe('localhost-ro.xlf')

  await test.step('unchanged it changes nothing', async () => {
    await upload(page, 'Rumänisch', file.text)
    await expect(page.getByText('Es wurde nichts geändert.')).toBeVisible()
  })

  const changed = withTarget(
    withTarget(file.text, 'personas/viktor/motto', nasty),
    'personas/viktor/page.age',
    'fără',
  )

  await test.step('what was translated is taken, what was lost is told', async () => {
    await upload(page, 'Rumänisch', changed)
    await expect(page.getByText('Übernommen: 1')).toBeVisible()
    const refused = page.locator('details[open]')
    await expect(refused).toContainText('Abgelehnt: 1')
    await expect(refused).toContainText('Assistent „Viktor“ › Eigene Seite › Altersangabe')
    await expect(refused).toContainText('Es fehlt ein Platzhalter: {age}')
    expect(await textOf('/ro')).toContain(content.ro.personas.viktor.motto)
  })

  await test.step('an editor publishes it', async () => {
    await page.goto(`${product.url}/admin/collections/${viktor}?locale=ro`)
    await expect(page.locator('#field-motto')).toHaveValue(nasty)
    await page.locator('#action-save').click()
    await expect(page.locator('.toast-success').first()).toBeVisible()
    await expect.poll(() => textOf('/ro')).toContain('Vocea „caldă” &amp; &lt;b&gt;clară')
  })
})

test('a file that is not for here is refused in one sentence', async ({ page }) => {
  await login(page, product.url, editor)
  await page.goto(`${product.url}/admin/translations`)
  const { text } = await download(page, 'pt', 'Nur Offenes herunterladen')
  for (const [file, sentence] of [
    ['nicht XML', 'Das ist keine lesbare XLIFF-Datei (Version 1.2).'],
    ['', 'In dieser Datei steht nichts zu übersetzen.'],
    [text, 'Diese Datei ist für die Sprache pt-PT, nicht für Rumänisch.'],
    [
      exportLanguage([], { language: 'ro', site: 'other.example', onlyOpen: false }),
      'Diese Datei gehört zu einer anderen Website (other.example).',
    ],
  ] as const) {
    await upload(page, 'Rumänisch', file)
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  }
})

test.use({ expectedErrors: [/status of 400/] })

test('nobody but the staff reads or writes translations', async ({ page }) => {
  const doors: [string, RequestInit?][] = [
    ['/api/admin/translations/file/ro'],
    ['/api/admin/translations/file/ro', { method: 'POST', body: 'x' }],
    ['/api/admin/translations/copy', { method: 'POST', body: '{}' }],
    ['/api/admin/translations/confirm', { method: 'POST', body: '{}' }],
  ]
  for (const [door, init] of doors) {
    expect((await fetch(product.url + door, init)).status, door).toBe(401)
  }
  for (const door of ['/api/translated-pairs', '/api/translated-pairs/1']) {
    expect((await fetch(product.url + door)).status, door).toBe(403)
  }
  const persona = await (await fetch(`${product.url}/api/${viktor}?locale=ro`)).text()
  expect(persona).not.toMatch(/translated|pair/i)
  expect(await textOf('/admin/translations')).not.toContain(germanMotto)
  await page.goto(`${product.url}/admin/translations?language=ro`)
  await page.waitForURL(/\/admin\/login\?redirect=/)
  await page.locator('#field-email').fill(editor.email)
  await page.locator('#field-password').fill(editor.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`${product.url}/admin/translations?language=ro`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übersetzungen')
})

test('what a call lacks is said, and a huge file is not read', async () => {
  const { token } = await (
    await fetch(`${product.url}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(editor),
    })
  ).json()
  const headers = { Authorization: `JWT ${token}`, 'Accept-Language': 'de' }
  const post = async (path: string, body: string) => {
    const init = { method: 'POST', headers, body }
    const answer = await fetch(`${product.url}/api/admin/translations/${path}`, init)
    return [answer.status, (await answer.json()).message]
  }
  expect(await post('copy', '{}')).toEqual([400, 'Diese Anfrage ist unvollständig.'])
  expect(await post('confirm', 'x')).toEqual([400, 'Diese Anfrage ist unvollständig.'])
  expect(await post('copy', '{"document":"personas/viktor","language":"de"}')).toEqual([
    400,
    'Diese Anfrage ist unvollständig.',
  ])
  expect(await post('file/de', 'x')).toEqual([404, 'Diese Anfrage ist unvollständig.'])
  expect(await post('file/ro', 'x'.repeat(8 * 1024 * 1024 + 1))).toEqual([
    413,
    'Die Datei ist zu groß; möglich sind 8 MB.',
  ])
})

test('the view is accessible in light and dark, and fits narrow windows', async ({ page }) => {
  await staff.draft(viktor, 'de', { motto: 'Immer am Apparat' })
  await staff.draft(viktor, 'ro', { motto: '' })
  await login(page, product.url, editor)
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 768],
    ['light', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.context().addCookies([{ name: 'payload-theme', value: theme, url: product.url }])
    await page.goto(`${product.url}/admin/translations`)
    await expect(page.locator('[data-text]')).toHaveCount(3)
    const view = page.locator('main, .template-default__wrap').last()
    const { violations } = await new AxeBuilder({ page }).include('.gutter').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    const overflow = await view.evaluate((each) => each.scrollWidth - each.clientWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
})

const counter = (page: Page, language: string) =>
  page.getByRole('link', { name: new RegExp(`^${language}.* von `) })

const row = (page: Page, text: string, locale: Locale) =>
  page.locator(`[data-text="${text} ${locale}"]`)

const cell = (page: Page, document: string, locale: Locale) =>
  page.locator(`[data-cell="${document} ${locale}"]`)

async function download(page: Page, language: Locale, label: string) {
  const link = page.locator(`a[href*="/file/${language}"]`).filter({ hasText: label })
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  return { name: file.suggestedFilename(), text: fs.readFileSync(await file.path(), 'utf8') }
}

async function upload(page: Page, language: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: `Datei hochladen: ${language}` }).click(),
  ])
  const mimeType = 'application/xliff+xml'
  await chooser.setFiles({ name: 'back.xlf', mimeType, buffer: Buffer.from(text) })
}

/** A file in which a translator has written another text. */
function withTarget(file: string, id: string, text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const [before, after = ''] = file.split(`id="${id}"`)
  const target = /(<target[^>]*>).*?<\/target>/s
  return `${before}id="${id}"${after.replace(target, (_, tag) => `${tag}${safe}</target>`)}`
}

async function draftOf(locale: Locale): Promise<string> {
  return (await staff.send('GET', `${viktor}?locale=${locale}&draft=true`)).motto
}

async function textOf(address: string): Promise<string> {
  return (await fetch(product.url + address)).text()
}
