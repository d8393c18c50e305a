/**
 * `npm run guide:screenshots`: takes the screenshots of docs/editors-guide.md from a product that
 * it starts with `npm start`. It skips a view that the product does not have and lists it at the
 * end.
 */
import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArgs, chromiumPath } from '../support/browser.ts'
import { loginWithForm } from '../support/fixtures.ts'
import { type Product, startProduct, temporaryFolder } from '../support/product.ts'
import { logInStaff, type StaffClient } from '../support/staff.ts'
import { type Desk, steps } from './steps.ts'

const target = path.resolve('docs/editors-guide')
const guide = path.resolve('docs/editors-guide.md')

/** Milliseconds after which a view counts as missing. */
const timeout = 10_000

const editor = { name: 'Mara', email: 'mara@example.com', password: 'a-long-editor-password' }

const folder = temporaryFolder()
const product = await startProduct({ folder, env: { SUBMISSIONS_PER_HOUR: '0' } })
try {
  const missing = await photograph(product)
  report(missing)
} finally {
  await product.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}

async function photograph({ url }: Product): Promise<string[]> {
  const staff = await logInStaff(url)
  await staff.send('POST', 'users', { ...editor, role: 'editor' })
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArgs,
    // Chromium formats date fields in the language of its own interface, not in that of the page.
    env: { ...(process.env as Record<string, string>), LANG: 'de_DE.UTF-8' },
  })
  try {
    const context = await browser.newContext({
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      viewport: { width: 1280, height: 800 },
    })
    context.setDefaultTimeout(timeout)
    const page = await context.newPage()
    fs.mkdirSync(target, { recursive: true })
    for (const file of fs.readdirSync(target)) fs.rmSync(path.join(target, file))
    return await takeAll(page, staff, url)
  } finally {
    await browser.close()
  }
}

async function takeAll(page: Page, staff: StaffClient, url: string): Promise<string[]> {
  const desk: Desk = { page, staff, url, login: () => loginWithForm(page, url, editor) }
  const missing: string[] = []
  for (const { name, go } of steps) {
    try {
      const marked = (await go(desk)) ?? []
      await store(name, page, marked)
      console.log(`${name}: taken`)
    } catch (error) {
      missing.push(`${name}: ${String(error).split('\n')[0]}`)
    }
  }
  return missing
}

/** Saves a screenshot of the visible part of the page, with a frame around the marked elements. */
async function store(name: string, page: Page, marked: Locator[]): Promise<void> {
  for (const place of marked) {
    await place.first().evaluate((element) => {
      Object.assign((element as HTMLElement).style, {
        outline: '3px solid #b02f5b',
        outlineOffset: '4px',
        borderRadius: '4px',
      })
    })
  }
  await page.mouse.move(0, 0)
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 78, effort: 6 })
    .toFile(path.join(target, `${name}.webp`))
}

function report(missing: string[]): void {
  const text = fs.existsSync(guide) ? fs.readFileSync(guide, 'utf8') : ''
  const unused = steps.filter(({ name }) => !text.includes(`editors-guide/${name}.webp`))
  for (const { name } of unused) console.log(`${name}: the guide does not show it`)
  if (missing.length === 0) return
  console.log('\n!!! NO SCREENSHOT, because the product does not have this (yet):')
  for (const line of missing) console.log(`!!! ${line}`)
}
