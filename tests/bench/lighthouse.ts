/**
 * Runs Lighthouse for phones three times per page, alternating with a bare Next page, and prints
 * the medians. Network and CPU are throttled, not simulated: the simulation delays the largest
 * paint until all scripts are loaded that arrived before it, and without a network in between that
 * is all of them.
 */
import fs from 'node:fs'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../../scripts/support/processes.ts'
import { chromiumArgs, chromiumPath } from '../support/browser.ts'
import { startProduct, temporaryFolder } from '../support/product.ts'
import { startRelay } from '../support/relay.ts'
import { startBareSite, stop } from './bare.ts'

const paths = ['/de', '/ro/viktor', '/en/imprint', '/voice-bot-onboarding']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = 3

type Figures = Record<(typeof categories)[number] | 'paint' | 'blocking', number>

const folder = temporaryFolder()
const product = await startProduct({ folder })
const bare = await startBareSite()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
})

const [ourRelay, theirRelay] = [await startRelay(product.url), await startRelay(bare.url)]
for (const path of paths) {
  const [ours, theirs] = await medians(ourRelay.url + path, theirRelay.url)
  const ratio = (ours.paint / theirs.paint).toFixed(2)
  console.log(`${path}: ${formatFigures(ours)}, ${ratio} x the bare page's (bar 1.00)`)
  console.log(`  bare page: ${formatFigures(theirs)}`)
}
await browser.close()
ourRelay.close()
theirRelay.close()
await product.stop()
await stop(bare.process)
fs.rmSync(folder, { recursive: true, force: true })

async function medians(url: string, bareUrl: string): Promise<[ours: Figures, theirs: Figures]> {
  await Promise.all([fetch(url), fetch(bareUrl)])
  const [ours, theirs]: [Figures[], Figures[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    ours.push(await measure(url))
    theirs.push(await measure(bareUrl))
  }
  return [median(ours), median(theirs)]
}

function median(all: Figures[]): Figures {
  const middle = (key: keyof Figures) =>
    all.map((figures) => figures[key]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    paint: middle('paint'),
    blocking: middle('blocking'),
  }
}

async function measure(url: string): Promise<Figures> {
  const throttlingMethod = 'devtools'
  const result = await lighthouse(url, { port, onlyCategories: [...categories], throttlingMethod })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  )
  for (const audit of Object.values(lhr.audits)) {
    const isFault = audit.scoreDisplayMode === 'binary' && audit.score === 0
    if (isFault) console.log(`  ${new URL(url).pathname}: ${audit.title}`)
  }
  const milliseconds = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    ...(scores as Record<(typeof categories)[number], number>),
    paint: milliseconds('largest-contentful-paint'),
    blocking: milliseconds('total-blocking-time'),
  }
}

function formatFigures(figures: Figures): string {
  const scores = categories.map((name) => `${name} ${figures[name]}`).join(', ')
  const [paint, blocking] = [figures.paint, figures.blocking].map(Math.round)
  return `${scores}, blocked ${blocking} ms, largest paint ${paint} ms`
}
