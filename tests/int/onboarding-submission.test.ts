import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { ZipArchive } from 'archiver'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import { minFillTime } from '../../src/lib/spam.ts'
import { cms } from '../support/cms.ts'
import { documentFiles, onboarding, onboardingForm, serialized } from '../support/onboarding.ts'
import { limited, postOnboarding, traces, withSettings } from '../support/submissions.ts'

const mb = 1024 * 1024
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** A form with one document of any content under any name. */
function formWith(name: string, content: Buffer | string, fields: Record<string, string> = {}) {
  const form = onboardingForm({ ...onboarding, ...fields }, [])
  form.append('documents', new Blob([new Uint8Array(Buffer.from(content))]), name)
  return form
}

/** Expects that a request is refused and leaves no trace. */
async function expectRefusal(body: BodyInit, status: number, message: RegExp | string) {
  const before = await traces()
  const answer = await postOnboarding(body)
  expect(answer.status).toBe(status)
  expect((await answer.json()).message).toMatch(message)
  expect(await traces()).toEqual(before)
}

describe('an onboarding', () => {
  it('is stored with every field and every document, byte by byte', async () => {
    const before = await traces()
    const answer = await postOnboarding(onboardingForm())
    expect(answer.status).toBe(201)
    const { id, message } = await answer.json()
    expect(message).toMatch(/eingegangen/)

    const payload = await cms()
    const entry = await payload.findByID({ collection: 'voice-bot-onboardings', id, depth: 1 })
    expect(entry).toMatchObject(onboarding)
    const documents = (entry.uploadedFiles ?? []).filter((document) => typeof document === 'object')
    expect(documents.map(({ originalName }) => originalName)).toEqual(
      documentFiles.map((file) => path.basename(file)),
    )
    for (const [index, { filename }] of documents.entries()) {
      const stored = await fs.readFile(path.join(env.DATA_DIR, 'documents', filename ?? ''))
      expect(stored.equals(await fs.readFile(documentFiles[index] ?? ''))).toBe(true)
    }
    const after = await traces()
    expect(after.files - before.files).toBe(documentFiles.length)
    expect(after.unfinished).toBe(0)
  })

  it('leaves out zero bytes, which the database does not take, and keeps the rest', async () => {
    const form = formWith('preis\0liste.pdf', pdf, { company: 'Salon\0 Süd', website: '\0' })
    const answer = await postOnboarding(form)
    expect(answer.status).toBe(201)
    const { id } = await answer.json()
    const payload = await cms()
    const entry = await payload.findByID({ collection: 'voice-bot-onboardings', id, depth: 1 })
    expect(entry).toMatchObject({ company: 'Salon Süd', website: '' })
    expect(entry.uploadedFiles).toMatchObject([{ originalName: 'preisliste.pdf' }])
  })

  it('needs no documents and no website', async () => {
    const { website: _, ...fields } = onboarding
    const answer = await postOnboarding(onboardingForm(fields, []))
    expect(answer.status).toBe(201)
  })

  it('becomes one entry when the same form is sent twice, also at once', async () => {
    const before = await traces()
    const send = (key: string) => {
      return postOnboarding(formWith('preise.pdf', pdf, { idempotencyKey: key }))
    }
    const key = randomUUID()
    const answers = await Promise.all([send(key), send(key), send(key)])
    answers.push(await send(key))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(ids).size).toBe(1)
    const after = await traces()
    expect(after.entries - before.entries).toBe(1)
    expect(after.records - before.records).toBe(1)
    expect(after.files - before.files).toBe(1)
  })

  it('is one of fifty at once, all with the same file name, and none fails', async () => {
    const before = await traces()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postOnboarding(formWith('cv.pdf', pdf))),
    )
    expect(answers.filter(({ status }) => status !== 201)).toEqual([])
    const after = await traces()
    expect(after.entries - before.entries).toBe(50)
    expect(after.files - before.files).toBe(50)
  })

  it('is refused with the message of each wrong field', async () => {
    const answer = await postOnboarding(
      onboardingForm({ ...onboarding, name: 'A', email: 'x', voiceGender: 'robot' }),
    )
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      message: 'Bitte prüfen Sie Ihre Angaben.',
      errors: {
        name: 'Name muss mindestens 2 Zeichen lang sein',
        email: 'Gültige E-Mail-Adresse erforderlich',
        voiceGender: 'Bitte wählen Sie eine Stimme aus',
      },
    })
  })
})

describe('a document', () => {
  it('of another type is refused by its name', async () => {
    await expectRefusal(formWith('bild.png', 'x'), 415, /„bild.png“.*PDF, DOC und DOCX/)
    await expectRefusal(formWith('ohne-endung', 'x'), 415, /„ohne-endung“/)
  })

  it('that is empty is refused by its name', async () => {
    await expectRefusal(formWith('leer.pdf', ''), 400, /„leer.pdf“ ist leer/)
  })

  it('of exactly 10 MB is taken, and of one byte more refused', async () => {
    const limit = Buffer.concat([pdf, Buffer.alloc(10 * mb - pdf.length)])
    expect((await postOnboarding(formWith('voll.pdf', limit))).status).toBe(201)
    const above = Buffer.concat([limit, Buffer.alloc(1)])
    await expectRefusal(formWith('gross.pdf', above), 413, /„gross.pdf“ ist zu groß/)
  })

  it('more than are allowed is refused', async () => {
    const form = onboardingForm(onboarding, [])
    for (let index = 0; index <= env.UPLOAD_MAX_FILES; index++) {
      form.append('documents', new Blob([pdf]), `${index}.pdf`)
    }
    await expectRefusal(form, 413, /höchstens 20 Dokumente/)
  })

  it('that takes the sum over the limit is refused', async () => {
    const form = onboardingForm(onboarding, [])
    const content = Buffer.concat([pdf, Buffer.alloc(mb)])
    for (const name of ['a.pdf', 'b.pdf']) form.append('documents', new Blob([content]), name)
    await withSettings({ UPLOAD_MAX_TOTAL_MB: 1 }, () =>
      expectRefusal(form, 413, /zusammen dürfen höchstens 1 MB/),
    )
  })

  it.each([
    ['a program', 'rechnung.doc', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['a web page', 'seite.pdf', '<!doctype html><script>alert(1)</script>'],
    ['a picture', 'foto.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('whose content is %s is refused whatever its extension says', async (_, name, content) => {
    await expectRefusal(formWith(name, content), 415, new RegExp(`„${name}“ passt nicht`))
  })

  it('with a password or with macros is refused', async () => {
    // An encrypted .docx is a Compound File Binary, as a .doc is.
    const encrypted = await fs.readFile(documentFiles[2] ?? '')
    await expectRefusal(formWith('geheim.docx', encrypted), 415, /„geheim.docx“.*ohne Kennwort/)
    await expectRefusal(formWith('makro.docx', await macroDocument()), 415, /„makro.docx“/)
  })
})

describe('a submission that is cut off', () => {
  it.each([0.1, 0.5, 0.99])('at %d of its body leaves nothing behind', async (share) => {
    const { bytes, contentType } = await serialized(onboardingForm())
    const before = await traces()
    const answer = await postOnboarding(
      new ReadableStream({
        start(controller) {
          controller.enqueue(bytes.subarray(0, Math.floor(bytes.length * share)))
        },
        pull(controller) {
          controller.error(new Error('The client is gone'))
        },
      }),
      { 'Content-Type': contentType },
    )
    expect(answer.status).toBe(400)
    expect(await traces()).toEqual(before)
  })
})

describe('a body that is too large', () => {
  it('is refused by its announced length, and little of it is thrown away', async () => {
    let read = 0
    const answer = await postOnboarding(
      endless(() => read++),
      {
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(1024 * mb),
      },
    )
    expect(answer.status).toBe(413)
    expect(answer.headers.get('connection')).toBe('close')
    await answer.text()
    expect(read).toBeLessThan(20)
  })

  it('is refused before 30 MB were read when its length is not announced', async () => {
    let read = 0
    const answer = await postOnboarding(
      endless(
        () => read++,
        '--x\r\nContent-Disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n%PDF-1.4',
      ),
      { 'Content-Type': 'multipart/form-data; boundary=x' },
    )
    expect(answer.status).toBe(413)
    expect(read).toBeLessThan(30)
  })
})

describe('spam', () => {
  it('is what fills the trap or is faster than a person, and is told to try again', async () => {
    const fields = { ...onboarding, filledInMs: String(minFillTime - 1) }
    await expectRefusal(onboardingForm(fields, []), 400, /ungewöhnlich schnell/)
    await expectRefusal(onboardingForm({ ...onboarding, subject: 'x' }, []), 400, /noch einmal/)
    const honest = { ...onboarding, subject: '', filledInMs: String(minFillTime) }
    expect((await postOnboarding(onboardingForm(honest, []))).status).toBe(201)
  })

  it('from one address is held off in German until an hour is over', async () => {
    await withSettings(limited, async () => {
      const send = (address: string) =>
        postOnboarding(onboardingForm(onboarding, []), { 'X-Forwarded-For': address })
      expect((await send('192.0.2.7')).status).toBe(201)
      expect((await send('192.0.2.7')).status).toBe(201)
      const refused = await send('192.0.2.7')
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
      expect((await refused.json()).message).toMatch(/in 60 Minuten noch einmal/)
      expect((await send('192.0.2.8')).status).toBe(201)
    })
  })
})

it('refuses any malformed request without an entry and without a fault of its own', async () => {
  const before = await traces()
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
      const answer = await postOnboarding(sent, { 'Content-Type': contentType })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect((await answer.json()).message).toMatch(/\p{Lu}/u)
    }),
    { numRuns: 300 },
  )
  expect(await traces()).toEqual(before)
})

it('stores or refuses whatever stands in its fields and file names, and never fails at it', async () => {
  const anything = fc.string({ unit: 'binary', maxLength: 40 })
  const entry = fc.record({
    name: anything.map((text) => `Jürgen ${text}`),
    company: anything,
    city: anything.map((text) => `${text} Berlin`),
    website: anything.map((text) => `https://example.com/${text}`),
    file: anything.map((text) => `${text}.pdf`),
  })
  const answers: number[] = []
  await fc.assert(
    fc.asyncProperty(entry, async ({ file, ...fields }) => {
      const answer = await postOnboarding(formWith(file, pdf, fields))
      answers.push(answer.status)
      expect(answer.status).toBeLessThan(500)
    }),
    { numRuns: 60, examples: [[{ ...onboarding, name: 'Zero \0 byte', file: 'a\0b.pdf' }]] },
  )
  expect(answers).toContain(201)
})

/** A body of 1 GB in chunks of 1 MB. */
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

/** A Word document with macros, as its list of contents says. */
async function macroDocument(): Promise<Buffer> {
  const archive = new ZipArchive({ store: true })
  archive.append(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    { name: '[Content_Types].xml' },
  )
  archive.append('<document/>', { name: 'word/document.xml' })
  void archive.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of archive) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
