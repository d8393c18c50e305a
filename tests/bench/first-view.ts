/**
 * Measures the first view of /de on a phone: transferred bytes by kind, JavaScript compared with a
 * bare Next page, and the layout shift.
 */
import fs from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../support/browser.ts'
import { startProduct, temporaryFolder } from '../support/product.ts'
import { startBareSite, stop } from './bare.ts'

type View = { bytes: Map<string, number>; shift: number }

const folder = temporaryFolder()
const product = await startProduct({ folder })
const bare = await startBareSite()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })

// The first request renders the page; visitors get the cached page.
await fetch(`${product.url}/de`)
const ours = await view(browser, `${product.url}/de`)
const theirs = await view(browser, bare.url)
for (const [kind, bytes] of ours.bytes) console.log(`/de ${kind}: ${kilobytes(bytes)}`)
console.log(`/de, everything: ${kilobytes(sum(ours))} (bar 300 KB)`)
console.log(`/de, layout shift: ${ours.shift.toFixed(3)} (bar 0)`)
const [script, bareScript] = [ours, theirs].map(({ bytes }) => bytes.get('Script') ?? 0)
const ratio = ((script ?? 0) / (bareScript ?? 0)).toFixed(3)
console.log(
  `JavaScript: /de ${kilobytes(script)}, bare ${kilobytes(bareScript)}, ratio ${ratio} (bar 1.10)`,
)
await browser.close()
await product.stop()
await stop(bare.process)
fs.rmSync(folder, { recursive: true, force: true })

/** Loads a page as a phone does, without any interaction. */
async function view(from: Browser, url: string): Promise<View> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            total += (entry as PerformanceEntry & { value: number }).value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
      }),
  )
  await context.close()
  return { bytes, shift }
}

function sum({ bytes }: View): number {
  return [...bytes.values()].reduce((total, size) => total + size, 0)
}

function kilobytes(bytes = 0): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
