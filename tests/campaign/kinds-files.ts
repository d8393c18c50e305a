import { deflateRawSync } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import { onboarding, pdf } from '../support/onboarding.ts'
import type { HostileRequest } from './requests.ts'
import { type Part, storedZip } from './stored-zip.ts'

const boundary = 'campaign'

/** Lengths in bytes of the repeated pieces. */
const lengths = [100, 10_000, 300_000]

const repeats = (pieces: string[]): Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...pieces), fc.constantFrom(...lengths))
    .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length)))

const part = (disposition: string, content: Buffer | string, more = '') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])

const end = Buffer.from(`--${boundary}--\r\n`)

const fields = Object.entries(onboarding).map(([name, value]) => part(`name="${name}"`, value))

function onboardingRequest(parts: Buffer[]): HostileRequest {
  return {
    method: 'POST',
    path: '/api/voice-bot-onboarding',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: () => Buffer.concat(parts),
  }
}

const withDocument = (name: string, content: Buffer) =>
  onboardingRequest([...fields, part(`name="documents"; filename="${name}"`, content), end])

/**
 * Multipart bodies that are malformed, endless or have very many parts, for every route that reads
 * one.
 */
export const multiparts: Arbitrary<HostileRequest> = fc
  .tuple(
    fc.constantFrom(
      '/api/voice-bot-onboarding',
      '/api/media',
      '/api/users/login',
      '/api/contact',
      '/api/%ff',
      '/de',
    ),
    fc.oneof(
      fc
        .constantFrom(10, 1000, 20_000)
        .map((count) => Array<Buffer>(count).fill(part('name="a"', ''))),
      fc
        .constantFrom(10, 1000, 4000)
        .map((count) => Array<Buffer>(count).fill(part('name="documents"; filename="a.pdf"', pdf))),
      repeats(['a', '"', '\\', '%', ';', '=', 'ü', '\r\nX: y']).map((name) => [
        part(`name="${name}"`, 'x'),
      ]),
      repeats(['X: y\r\n', 'x', ' ']).map((more) => [part('name="a"', 'x', `${more}\r\n`)]),
      repeats(['\r', '\n', '\r\n', '-', `--${boundary}`, `\r\n--${boundary}`]).map((text) => [
        part('name="message"', text),
      ]),
      fc.uint8Array({ maxLength: 2000 }).map((bytes) => [Buffer.from(bytes)]),
    ),
    fc.constantFrom(
      ...[boundary, boundary, boundary, '', 'x'.repeat(5000), '"', 'other'],
      `${'x'.repeat(2500)}; boundary=${boundary}`,
    ),
    fc.boolean(),
  )
  .map(([path, parts, named, isEnded]) => ({
    method: 'POST',
    path,
    headers: { 'Content-Type': `multipart/form-data; boundary=${named}` },
    body: () => Buffer.concat(isEnded ? [...parts, end] : parts),
  }))

const listName = '[Content_Types].xml'
const wordList =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

const xml: Arbitrary<string> = fc.oneof(
  repeats([
    '<a>',
    '<a/>',
    '<a b="',
    '<!--',
    '<![CDATA[',
    '<?x ',
    '&lt;',
    '&a;',
    ']]>',
    '</a>',
    '<',
  ]),
  fc
    .constantFrom(1000, 20_000)
    .map((count) => `<a ${Array.from({ length: count }, (_, n) => `a${n}=""`).join(' ')}/>`),
  fc.constantFrom(1000, 20_000).map((depth) => '<a>'.repeat(depth) + '</a>'.repeat(depth)),
  fc.constant(
    `<!DOCTYPE a [${Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')}]><a>&e9;</a>`,
  ),
)

const wordParts: Arbitrary<Part[]> = fc.oneof(
  xml.map((text): Part[] => [{ name: listName, content: Buffer.from(text) }]),
  fc
    .constantFrom(2, 100, 9000)
    .map((count) => Array<Part>(count).fill({ name: listName, content: Buffer.from(wordList) })),
  fc
    .constantFrom(100, 12_000)
    .map((count) => [
      { name: listName, content: Buffer.from(wordList) },
      ...Array.from({ length: count }, (_, n) => ({ name: `x${n}`, content: Buffer.alloc(0) })),
    ]),
  fc.constantFrom(100_000, 50_000_000).map((size): Part[] => [
    // Compressed to a thousandth, and with a false length.
    { name: listName, content: deflateRawSync(Buffer.alloc(size, 0x20)), method: 8, size: 1000 },
  ]),
  repeats(['a/', '../', 'ü', '\0', '[']).map((name): Part[] => [
    { name: name.slice(0, 30_000), content: Buffer.alloc(10) },
    { name: listName, content: Buffer.from(wordList) },
  ]),
)

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Documents of a false type, and documents that cost more to check than their size suggests. */
export const documents: Arbitrary<HostileRequest> = fc.oneof(
  fc.tuple(wordParts, fc.constantFrom(1, 1, 1, 0.5)).map(([parts, share]) => {
    const zip = storedZip(parts)
    return withDocument('a.docx', zip.subarray(0, zip.length * share))
  }),
  fc
    .uint8Array({ maxLength: 5000 })
    .map((bytes) => withDocument('a.docx', Buffer.concat([Buffer.from('PK\x03\x04'), bytes]))),
  repeats(['obj', '<<', '/Type', '\n', '%']).map((text) =>
    withDocument('a.pdf', Buffer.from(`%PDF-1.4\n${text}`)),
  ),
  repeats(['W\0o\0r\0', '\0', 'WordDocument']).map((text) =>
    withDocument('a.doc', Buffer.concat([compoundFile, Buffer.from(text)])),
  ),
)

/** SVG drawings that an editor could upload. */
export const drawings: Arbitrary<HostileRequest> = fc
  .tuple(
    fc.oneof(
      xml,
      repeats(['url(#', '/*', 'a:url(#a);', '@import', '\\', 'url(#a ']).map(
        (css) => `<style>${css}</style>`,
      ),
      repeats(['M0 0', ' ', 'h9', '1e', '-', '.']).map((path) => `<path d="${path}"/>`),
    ),
    fc.constantFrom('svg', 'xml', 'SVG'),
  )
  .map(([inner, extension]) => drawingUpload(inner, extension))

/** Returns the request with which an editor uploads this drawing. */
function drawingUpload(inner: string, extension: string): HostileRequest {
  return {
    method: 'POST',
    path: '/api/media',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: () =>
      Buffer.concat([
        part('name="_payload"', '{"alt":"x"}'),
        part(
          `name="file"; filename="a.${extension}"`,
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`,
          'Content-Type: image/svg+xml\r\n',
        ),
        end,
      ]),
    asEditor: true,
  }
}

/** File names that are expensive to parse. */
export const fileNames: Arbitrary<HostileRequest> = fc
  .oneof(
    repeats(['.', '. ', '/', '\\\\', 'a.', 'ü', '\u202e', '(1)', '%2e', 'aB', '-', '_', '  ']).map(
      (name) => name.slice(0, 60_000),
    ),
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.constantFrom('CON', 'nul', '..', '.', '', '\0', 'a\0b', '../../etc/passwd', 'x'.repeat(300)),
  )
  .map((name) => withDocument(`${name.replace(/["\r\n]/g, '')}.pdf`, pdf))
