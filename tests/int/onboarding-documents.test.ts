import fs from 'node:fs/promises'
import { ZipArchive } from 'archiver'
import { describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import {
  documentFiles,
  formWithDocument,
  onboarding,
  onboardingForm,
  pdf,
  serializeForm,
} from '../support/onboarding.ts'
import {
  countStored,
  expectRejection,
  postOnboarding,
  withSettings,
} from '../support/submissions.ts'

const mb = 1024 * 1024

/** An empty tag, which libraries that detect types skip. */
const id3Tag = Buffer.from('49443303000000000000', 'hex')

describe('a document', () => {
  it('is rejected by its name if it has another type', async () => {
    await expectRejection(formWithDocument('bild.png', 'x'), 415, /„bild.png“.*PDF, DOC und DOCX/)
    await expectRejection(formWithDocument('ohne-endung', 'x'), 415, /„ohne-endung“/)
  })

  it('is rejected by its name if it is empty', async () => {
    await expectRejection(formWithDocument('leer.pdf', ''), 400, /„leer.pdf“ ist leer/)
  })

  it('is accepted with exactly 10 MB and rejected with one byte more', async () => {
    const limit = Buffer.concat([pdf, Buffer.alloc(10 * mb - pdf.length)])
    expect((await postOnboarding(formWithDocument('voll.pdf', limit))).status).toBe(201)
    const above = Buffer.concat([limit, Buffer.alloc(1)])
    await expectRejection(formWithDocument('gross.pdf', above), 413, /„gross.pdf“ ist zu groß/)
  })

  it('is not accepted if it would take the space that is reserved on the disk', async () => {
    await withSettings({ UPLOAD_RESERVED_MB: 1e9 }, () =>
      expectRejection(
        formWithDocument('a.pdf', pdf),
        503,
        /konnte gerade nicht gespeichert werden/,
      ),
    )
    expect((await postOnboarding(formWithDocument('a.pdf', pdf))).status).toBe(201)
  })

  it('is not accepted if other files take the free space while it is sent', async () => {
    const { bytes, contentType } = await serializeForm(
      formWithDocument('a.pdf', Buffer.concat([pdf, Buffer.alloc(4 * mb)])),
    )
    const before = await countStored()
    await withSettings({ UPLOAD_RESERVED_MB: 0 }, async () => {
      const slowUpload = new ReadableStream({
        start: (controller) => controller.enqueue(bytes.subarray(0, 2 * mb)),
        pull(controller) {
          env.UPLOAD_RESERVED_MB = 1e9
          controller.enqueue(bytes.subarray(2 * mb))
          controller.close()
        },
      })
      const response = await postOnboarding(slowUpload, { 'Content-Type': contentType })
      expect(response.status).toBe(503)
    })
    expect(await countStored()).toEqual(before)
  })

  it('is rejected beyond the maximum number', async () => {
    const form = onboardingForm(onboarding, [])
    for (let index = 0; index <= env.UPLOAD_MAX_FILES; index++) {
      form.append('documents', new Blob([pdf]), `${index}.pdf`)
    }
    await expectRejection(form, 413, /höchstens 20 Dokumente hoch\. „20\.pdf“ ist eines zu viel/)
  })

  it('is rejected if the total size exceeds the limit', async () => {
    const form = onboardingForm(onboarding, [])
    const content = Buffer.concat([pdf, Buffer.alloc(mb)])
    for (const name of ['a.pdf', 'b.pdf']) form.append('documents', new Blob([content]), name)
    await withSettings({ UPLOAD_MAX_TOTAL_MB: 1 }, () =>
      expectRejection(
        form,
        413,
        /zusammen dürfen höchstens 1\sMB groß sein\. Mit „a\.pdf“ sind es mehr/,
      ),
    )
  })

  it.each([
    ['a program', 'rechnung.doc', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['a web page', 'seite.pdf', '<!doctype html><script>alert(1)</script>'],
    ['a PDF behind a tag of a recording', 'lied.pdf', Buffer.concat([id3Tag, pdf])],
    ['a picture', 'foto.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('is rejected whatever its extension if its content is %s', async (_, name, content) => {
    await expectRejection(formWithDocument(name, content), 415, new RegExp(`„${name}“ passt nicht`))
  })

  it.each([
    ['a byte order mark', '\uFEFF'],
    ['empty lines', '\r\n\n'],
  ])('is accepted if a PDF begins with %s', async (_, beginning) => {
    const form = formWithDocument('angebot.pdf', Buffer.concat([Buffer.from(beginning), pdf]))
    expect((await postOnboarding(form)).status).toBe(201)
  })

  it('is rejected with a password or with macros', async () => {
    // An encrypted .docx is a Compound File Binary, like a .doc.
    const encrypted = await fs.readFile(documentFiles[2] ?? '')
    await expectRejection(
      formWithDocument('geheim.docx', encrypted),
      415,
      /„geheim.docx“.*ohne Passwort/,
    )
    await expectRejection(
      formWithDocument('makro.docx', await macroDocument()),
      415,
      /„makro.docx“/,
    )
  })

  it('is rejected by its file name in any other field than "documents"', async () => {
    const form = onboardingForm(onboarding, [])
    form.append('attachment', new Blob([pdf]), 'anlage.pdf')
    await expectRejection(form, 400, /„anlage.pdf“/)
  })
})

/** Returns a Word document whose list of parts declares macros. */
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
