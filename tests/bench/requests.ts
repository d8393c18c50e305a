/**
 * Compares the requests per second of the cached /de with those of a bare Next page of the same
 * size.
 */
import { gzipSync } from 'node:zlib'
import { locales } from '../../src/i18n/locales.ts'
import { median } from '../support/median.ts'
import { startProduct, temporaryFolder } from '../support/product.ts'
import { type Paragraph, startBareSite, stop } from './bare.ts'
import { requestsPerSecond } from './requests-per-second.ts'

const rounds = 3

const product = await startProduct({ folder: temporaryFolder() })
const page = `${product.url}/de`
const html = await (await fetch(page)).text()
const bare = await startBareSite({ paragraphs: await paragraphsFor(html) })
for (const [name, text] of [
  ['/de', html],
  ['bare', await (await fetch(bare.url)).text()],
] as const) {
  const bytes = Buffer.from(text)
  console.log(`${name}: ${bytes.length} bytes, ${gzipSync(bytes).length} compressed`)
}

/** The measurements alternate so that other load on the machine affects both alike. */
const ours: number[] = []
const theirs: number[] = []
for (let round = 0; round < rounds; round++) {
  ours.push(await requestsPerSecond(page))
  theirs.push(await requestsPerSecond(bare.url))
}
console.log(`requests per second: /de ${median(ours)}, bare ${median(theirs)}`)
console.log(`ratio ${(median(ours) / median(theirs)).toFixed(2)}`)
await product.stop()
await stop(bare.process)

/**
 * Returns the texts of the landing pages with their class names, repeated until a page of them is
 * as large as `html`. Other texts would compress differently, and plain ASCII is sent faster.
 */
async function paragraphsFor(html: string): Promise<Paragraph[]> {
  const pages = await Promise.all(
    locales.map(async (locale) => (await fetch(`${product.url}/${locale}`)).text()),
  )
  const texts = [...pages.join().matchAll(/<\w+ class="([^"]*)"[^>]*>([^<>{}]{3,})</g)]
  const paragraphs: Paragraph[] = []
  // Each paragraph is in the page twice, as HTML and as hydration data; the rest takes 6,000 bytes.
  for (let bytes = 6000; bytes < html.length; ) {
    const [, className = '', text = ''] = texts[paragraphs.length % texts.length] ?? []
    paragraphs.push({ key: String(paragraphs.length), className, text })
    bytes += 2 * (text.length + className.length) + 85
  }
  return paragraphs
}
