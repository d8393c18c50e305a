/**
 * Measures the desk with 10,000 rows in a browser: the time from the response to the first rows,
 * the longest frame while scrolling and typing into the search, the time to open the panel, and the
 * exports of all rows.
 */
import { chromium, type Page } from '@playwright/test'
import { exportText } from '../../src/features/back-office/desk/export.ts'
import { registrationExport } from '../../src/features/back-office/desk/registration-export.ts'
import type { EntryList, Registration } from '../../src/features/back-office/desk/types.ts'
import { chromiumArgs, chromiumPath } from '../support/browser.ts'
import { login } from '../support/fixtures.ts'
import { median } from '../support/median.ts'
import { fillTo, startFilledProduct } from './filled-product.ts'

const { url, sql, headers, stop } = await startFilledProduct()
await fillTo(sql, 10_000)
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
const page = await browser.newPage({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
await login(page, url)
await page.addInitScript(watch)
for (const run of ['cold', 'warm']) {
  await page.goto(`${url}/admin/voice-bot`)
  await page.locator('tbody tr[data-index]').first().waitFor()
  const { answered, painted } = await page.evaluate(() => window.firstRows)
  console.log(
    `10,000 rows, ${run}: on screen ${Math.round(painted - answered)} ms after the response`,
  )
}
console.log(
  `10,000 rows: longest frame while scrolling ${Math.round(await longestFrameWhileScrolling(page))} ms`,
)
const opened: number[] = []
for (let run = 0; run < 5; run++) opened.push(await panelTime(page))
console.log(`10,000 rows: panel ${Math.round(median(opened))} ms from the click to the screen`)
console.log(
  `10,000 rows: longest frame while typing ${Math.round(await longestFrameWhileTyping(page))} ms`,
)
for (const name of [/^CSV-Export/, /XLSX/]) {
  const time = Math.round(await exportTime(page, name))
  console.log(`${name} of 10,000 rows: ${time} ms from the click to the file`)
}

const answer = await fetch(`${url}/api/admin/voice-bot-onboardings`, { headers })
const { data } = (await answer.json()) as EntryList<Registration>
console.log(`CSV of 10,000 rows: ${isExact(data) ? 'exact' : 'NOT exact'}`)
await browser.close()
await stop()

declare global {
  interface Window {
    firstRows: { answered: number; painted: number }
    frameTimes: number[]
  }
}

/** Runs in the page and records when the list arrived and when its first row was painted. */
function watch(): void {
  window.firstRows = { answered: 0, painted: 0 }
  const original = window.fetch
  window.fetch = async (...args) => {
    const response = await original(...args)
    if (!String(args[0]).endsWith('/voice-bot-onboardings')) return response
    const text = await response.text()
    window.firstRows.answered = performance.now()
    return new Response(text, response)
  }
  window.frameTimes = []
  let last = performance.now()
  const frame = () => {
    const now = performance.now()
    window.frameTimes.push(now - last)
    last = now
    const { firstRows } = window
    if (firstRows.painted === 0 && document.querySelector('tbody tr[data-index]')) {
      firstRows.painted = now
    }
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Returns the longest frame in milliseconds while scrolling through some hundred rows. */
async function longestFrameWhileScrolling(page: Page): Promise<number> {
  await page.locator('tbody tr[data-index]').first().hover()
  await page.evaluate(() => {
    window.frameTimes = []
  })
  for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, 800)
  await page.waitForTimeout(500)
  return page.evaluate(() => Math.max(...window.frameTimes))
}

/** Returns the milliseconds from a click on a row until its panel is rendered. */
async function panelTime(page: Page): Promise<number> {
  const time = await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('tbody tr[data-index] a[id^=entry-]')
    const start = performance.now()
    link?.click()
    while (!document.querySelector('dialog[open] dl')) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - start
  })
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  return time
}

/** Returns the longest frame in milliseconds while a word is typed and deleted. */
async function longestFrameWhileTyping(page: Page): Promise<number> {
  const search = page.getByLabel('Suche in allen Spalten')
  await search.focus()
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    window.frameTimes = []
  })
  await search.pressSequentially('salon 99', { delay: 80 })
  for (let key = 0; key < 8; key++) await search.press('Backspace', { delay: 80 })
  await page.waitForTimeout(500)
  return page.evaluate(() => Math.max(...window.frameTimes))
}

async function exportTime(page: Page, name: RegExp): Promise<number> {
  const download = page.waitForEvent('download')
  const startedAt = performance.now()
  await page.getByRole('button', { name }).click()
  await (await download).path()
  return performance.now() - startedAt
}

/** Returns whether the CSV contains every value of the list. */
function isExact(data: readonly Registration[]): boolean {
  const lines = exportText('csv', data, registrationExport.columns).split('\r\n').slice(1, -1)
  return (
    lines.length === data.length &&
    data.every(({ id, name, company, uploadedFiles }, index) => {
      const line = lines[index] ?? ''
      const documents = `"${uploadedFiles.join('; ')}"`
      return line.startsWith(`"${id}","${name}","${company}",`) && line.includes(documents)
    })
  )
}
