import fs from 'node:fs/promises'
import { ZipArchive } from 'archiver'
import { describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import { documentFiles, formWith, onboarding, onboardingForm, pdf } from '../support/onboarding.ts'
import { expectRejection, postOnboarding, withSettings } from '../support/submissions.ts'

const mb = 1024 * 1024

describe('a document', () => {
  it('of another type is rejected by its name', async () => {
    await expectRejection(formWith('bild.png', 'x'), 415, /„bild.png“.*PDF, DOC und DOCX/)
    await expectRejection(formWith('ohne-endung', 'x'), 415, /„ohne-endung“/)
  })

  it('that is empty is rejected by its name', async () => {
    await expectRejection(formWith('leer.pdf', ''), 400, /„leer.pdf“ ist leer/)
  })

  it('of exactly 10 MB is accepted, and of one byte more rejected', async () => {
    const limit = Buffer.concat([pdf, Buffer.alloc(10 * mb - pdf.length)])
    expect((await postOnboarding(formWith('voll.pdf', limit))).status).toBe(201)
    const above = Buffer.concat([limit, Buffer.alloc(1)])
    await expectRejection(formWith('gross.pdf', above), 413, /„gross.pdf“ ist zu groß/)
  })

  it('beyond the allowed number is rejected', async () => {
    const form = onboardingForm(onboarding, [])
    for (let index = 0; index <= env.UPLOAD_MAX_FILES; index++) {
      form.append('documents', new Blob([pdf]), `${index}.pdf`)
    }
    await expectRejection(form, 413, /höchstens 20 Dokumente hoch\. „20\.pdf“ ist eines zu viel/)
  })

  it('with which the sum exceeds the limit is rejected', async () => {
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
    ['a picture', 'foto.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('whose content is %s is rejected whatever its extension', async (_, name, content) => {
    await expectRejection(formWith(name, content), 415, new RegExp(`„${name}“ passt nicht`))
  })

  it('with a password or with macros is rejected', async () => {
    // An encrypted .docx is a Compound File Binary, as a .doc is.
    const encrypted = await fs.readFile(documentFiles[2] ?? '')
    await expectRejection(formWith('geheim.docx', encrypted), 415, /„geheim.docx“.*ohne Passwort/)
    await expectRejection(formWith('makro.docx', await macroDocument()), 415, /„makro.docx“/)
  })

  it('under another name than "documents" is rejected by its file name', async () => {
    const form = onboardingForm(onboarding, [])
    form.append('attachment', new Blob([pdf]), 'anlage.pdf')
    await expectRejection(form, 400, /„anlage.pdf“/)
  })
})

/** A Word document with macros, by its list of contents. */
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
