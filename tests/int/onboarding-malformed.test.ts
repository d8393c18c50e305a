import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import { onboarding, onboardingForm, pdf, serializeForm } from '../support/onboarding.ts'
import { countStored, postOnboarding } from '../support/submissions.ts'

const mb = 1024 * 1024

describe('an aborted submission', () => {
  it.each([0.1, 0.5, 0.99])('leaves nothing behind after %d of its body', async (share) => {
    const { bytes, contentType } = await serializeForm(onboardingForm())
    const before = await countStored()
    const response = await postOnboarding(
      new ReadableStream({
        start(controller) {
          controller.enqueue(bytes.subarray(0, Math.floor(bytes.length * share)))
        },
        pull(controller) {
          controller.error(new Error('The client disconnected'))
        },
      }),
      { 'Content-Type': contentType },
    )
    expect(response.status).toBe(400)
    expect(await countStored()).toEqual(before)
  })
})

describe('a body that is too large', () => {
  it('is rejected by its Content-Length and hardly read', async () => {
    let read = 0
    const response = await postOnboarding(
      endless(() => read++),
      {
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(1024 * mb),
      },
    )
    expect(response.status).toBe(413)
    expect(response.headers.get('connection')).toBe('close')
    await response.text()
    expect(read).toBeLessThan(20)
  })

  it('is rejected before 30 MB are read if it has no Content-Length', async () => {
    let read = 0
    const response = await postOnboarding(
      endless(
        () => read++,
        '--x\r\nContent-Disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n%PDF-1.4',
      ),
      { 'Content-Type': 'multipart/form-data; boundary=x' },
    )
    expect(response.status).toBe(413)
    expect(read).toBeLessThan(30)
  })
})

it('rejects a text that is far too long with the name of its field', async () => {
  const response = await postOnboarding(onboardingForm({ website: 'x'.repeat(50_000) }, []))
  expect(response.status).toBe(413)
  const message = 'Das Feld „Website“ ist zu lang. Bitte kürzen Sie Ihre Angaben.'
  expect(await response.json()).toEqual({ message, errors: { website: message } })
})

it.each([
  ['an endless text', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nA'],
  ['a body without parts', 'nothing'],
])('rejects %s once more is read than a submission may contain', async (_, beginning) => {
  let read = 0
  const response = await postOnboarding(
    endless(() => read++, beginning),
    { 'Content-Type': 'multipart/form-data; boundary=x' },
  )
  expect(response.status).toBe(413)
  expect(read).toBeLessThan(env.UPLOAD_MAX_TOTAL_MB + 10)
})

it.each([`x=boundary=${'a'.repeat(2500)}; boundary=x`, `boundary=${'a'.repeat(71)}`])(
  'rejects a boundary of more than 70 characters before it reads the body: %.30s',
  async (parameters) => {
    let read = 0
    const response = await postOnboarding(
      endless(() => read++, `--x\r\n\r\n${'\r'.repeat(10_000)}`),
      { 'Content-Type': `multipart/form-data; ${parameters}` },
    )
    expect(response.status).toBe(400)
    expect(read).toBeLessThan(5)
  },
)

it('rejects a body that consists of unnamed parts after reading little of it', async () => {
  let read = 0
  const parts = '--x\r\n\r\n\r\n'.repeat(10_000)
  const response = await postOnboarding(
    endless(() => read++, parts),
    { 'Content-Type': 'multipart/form-data; boundary=x' },
  )
  expect(response.status).toBe(413)
  expect(read).toBeLessThan(5)
})

describe('a document that the parser of the form would ignore', () => {
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const fields = Object.entries(onboarding)
    .map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')
  const disposition = 'Content-Disposition: form-data; name="documents"'
  const part = (headers: string, content = String(pdf)) => `--x\r\n${headers}\r\n\r\n${content}\r\n`
  const pdfType = 'Content-Type: application/pdf'
  const otherHeaders = Array.from({ length: 25 }, (_, index) => `X-${index}: y\r\n`).join('')

  it.each([
    ['a file name that ends in a slash', part(`${disposition}; filename="a/"`)],
    ['the file name ..', part(`${disposition}; filename=".."\r\n${pdfType}`)],
    [
      'no file name and the type of a file',
      part(`${disposition}\r\nContent-Type: application/octet-stream`),
    ],
    ['no file name and the type of a PDF', part(`${disposition}\r\n${pdfType}`)],
    ['a line break in its file name', part(`${disposition}; filename*=utf-8''a%0a.pdf`)],
    [
      'another disposition',
      part('Content-Disposition: attachment; name="documents"; filename="a.pdf"'),
    ],
    ['many headers', part(`${otherHeaders}${disposition}; filename="a.pdf"`)],
    ['an end before it', `--x--\r\n${part(`${disposition}; filename="a.pdf"`)}`],
  ])('is rejected with %s', async (_, document) => {
    const before = await countStored()
    const response = await postOnboarding(`${fields}${document}--x--\r\n`, type)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(
      /^(Die Anfrage ist kein|Ein Dokument hat keinen)/,
    )
    expect(await countStored()).toEqual(before)
  })

  it.each([
    [
      'that is empty',
      part(`${disposition}; filename=""\r\nContent-Type: application/octet-stream`, ''),
    ],
    ['after a preamble and before an epilogue', ''],
  ])('is no reason to reject a form %s', async (_, document) => {
    const body = `preamble\r\n${fields}${document}--x--\r\nepilogue`
    expect((await postOnboarding(body, type)).status).toBe(201)
  })
})

it('rejects any malformed request with a 4xx status and stores nothing', async () => {
  const before = await countStored()
  const part = fc.oneof(
    fc.string().map((value) => `Content-Disposition: form-data; name="name"\r\n\r\n${value}`),
    fc.string().map((value) => `Content-Disposition: form-data; name="${value}"\r\n\r\nx`),
    fc
      .tuple(fc.string(), fc.string())
      .map(
        ([n, v]) => `Content-Disposition: form-data; name="documents"; filename="${n}"\r\n\r\n${v}`,
      ),
    fc.string(),
  )
  const body = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 6 }).map((parts) => parts.map((p) => `--b\r\n${p}\r\n`).join('')),
    fc
      .array(part, { maxLength: 6 })
      .map((parts) => `${parts.map((p) => `--b\r\n${p}\r\n`).join('')}--b--\r\n`),
  )
  const type = fc.oneof(
    fc.constant('multipart/form-data; boundary=b'),
    fc.constant('multipart/form-data'),
    fc.constant('multipart/form-data; boundary='),
    fc.constant('application/json'),
    fc.string({ unit: 'grapheme-ascii' }).filter((value) => !/[\r\n\0]/.test(value)),
  )
  await fc.assert(
    fc.asyncProperty(body, type, async (sent, contentType) => {
      const response = await postOnboarding(sent, { 'Content-Type': contentType })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect((await response.json()).message).toMatch(/\p{Lu}/u)
    }),
    { numRuns: 300 },
  )
  expect(await countStored()).toEqual(before)
})

/** Returns a stream of 1 GB in chunks of 1 MB. */
function endless(onChunk: () => void, start = ''): ReadableStream {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      onChunk()
      controller.enqueue(sent === 0 ? new TextEncoder().encode(start) : new Uint8Array(mb))
      if (++sent > 1024) controller.close()
    },
  })
}
