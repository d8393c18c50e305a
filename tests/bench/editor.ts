/**
 * Measures the milliseconds until an editor can type into the landing page's form in a new tab.
 * With `PEER_EDITOR` (the URL of a form in another running Payload project), `PEER_FIELD` (the
 * selector of its first field), `PEER_EMAIL` and `PEER_PASSWORD`, it alternates between both forms.
 */
import fs from 'node:fs'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../support/browser.ts'
import { median } from '../support/median.ts'
import { admin, startProduct, temporaryFolder } from '../support/product.ts'
import { printVerdict } from './verdict.ts'

type Editor = { name: string; address: string; field: string; email: string; password: string }

const rounds = 15

const { PEER_EDITOR, PEER_FIELD, PEER_EMAIL, PEER_PASSWORD } = process.env
const folder = temporaryFolder()
const { url, stop } = await startProduct({ folder })
const editors: Editor[] = [
  {
    name: 'landing page',
    address: `${url}/admin/globals/landing`,
    field: '#field-hero__headline',
    ...admin,
  },
]
if (PEER_EDITOR && PEER_FIELD && PEER_EMAIL && PEER_PASSWORD) {
  editors.push({
    name: 'peer',
    address: PEER_EDITOR,
    field: PEER_FIELD,
    email: PEER_EMAIL,
    password: PEER_PASSWORD,
  })
}
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
const opened = await Promise.all(
  editors.map(async (editor) => ({
    editor,
    context: await logInEditor(editor),
    times: [] as number[],
  })),
)
for (let round = -1; round < rounds; round++) {
  for (const { editor, context, times } of opened) {
    const time = await openingTime(context, editor)
    // The first round fills the browser's cache and the server's memory.
    if (round >= 0) times.push(time)
  }
}
for (const { editor, times } of opened) {
  console.log(`opening the editor, ${editor.name}: median of ${rounds} ${median(times)} ms`)
}
const [own, peer] = opened.map(({ times }) => median(times))
if (own !== undefined && peer !== undefined) {
  const ratio = own / peer
  printVerdict(`opening the editor ${ratio.toFixed(2)} × the peer's`, '1.2 ×', ratio <= 1.2)
}
await browser.close()
await stop()
fs.rmSync(folder, { recursive: true, force: true })

async function logInEditor({ address, email, password }: Editor): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const login = new URL('/api/users/login', address).href
  const response = await context.request.post(login, { data: { email, password } })
  if (!response.ok()) throw new Error(`${login} responded with ${response.status()}`)
  return context
}

/**
 * Resolves to the time until the field is visible and enabled and React has attached its handlers.
 */
async function openingTime(context: BrowserContext, { address, field }: Editor): Promise<number> {
  const page = await context.newPage()
  const startedAt = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction((selector) => {
    const input = document.querySelector<HTMLInputElement>(selector)
    if (!input?.checkVisibility() || input.disabled) return false
    return Object.keys(input).some((key) => key.startsWith('__reactProps'))
  }, field)
  const time = Math.round(performance.now() - startedAt)
  await page.close()
  return time
}
