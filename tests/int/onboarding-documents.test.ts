import fs from 'node:fs/promises'
import { ZipArchive } from 'archiver'
import { describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import { documentFiles, formWith, onboarding, onboardingForm, pdf } from '../support/onboarding.ts'
import { expectRefusal, postOnboarding, withSettings } from '../support/submissions.ts'

const mb = 1024 * 1024

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
    await expectRefusal(form, 413, /höchstens 20 Dokumente hoch\. „20\.pdf“ ist eines zu viel/)
  })

  it('that takes the sum over the limit is refused', async () => {
    const form = onboardingForm(onboarding, [])
    const content = Buffer.concat([pdf, Buffer.alloc(mb)])
    for (const name of ['a.pdf', 'b.pdf']) form.append('documents', new Blob([content]), name)
    await withSettings({ UPLOAD_MAX_TOTAL_MB: 1 }, () =>
      expectRefusal(form, 413, /zusammen dürfen höchstens 1 MB haben\. Mit „a\.pdf“ sind es mehr/),
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
    await expectRefusal(formWith('geheim.docx', encrypted), 415, /„geheim.docx“.*ohne Passwort/)
    await expectRefusal(formWith('makro.docx', await macroDocument()), 415, /„makro.docx“/)
  })
})

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
