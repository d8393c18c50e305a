import { describe, expect, it } from 'vitest'
import {
  missingNote,
  zipEntries,
  zipName,
} from '../../../../../src/features/back-office/desk/zip-names.ts'

function names(...originalNames: string[]): string[] {
  const documents = originalNames.map((originalName) => ({
    storedName: 'x.pdf',
    type: 'application/pdf',
    originalName,
    createdAt: new Date(0),
  }))
  return zipEntries(documents).map(({ name }) => name)
}

describe('the file name of a zip', () => {
  it('contains the company and the date in Berlin', () => {
    const createdAt = '2026-11-19T23:30:00.000Z'
    expect(zipName({ company: 'Salon Süd GmbH', createdAt })).toBe('Salon Süd GmbH 2026-11-20.zip')
  })

  it('is a safe file name whatever the company is called', () => {
    const createdAt = '2026-11-20T12:00:00.000Z'
    expect(zipName({ company: '../../A/B: "C"\n', createdAt })).toBe('_.._A_B_ _C_ 2026-11-20.zip')
    expect(zipName({ company: '🧑‍🎤'.repeat(500), createdAt }).length).toBeLessThan(230)
  })
})

describe('the entries of a zip', () => {
  it("keep the customer's file names in every script", () => {
    expect(names('Preisliste Süd.pdf', 'Întrebări.docx', '料金.pdf')).toEqual([
      'Preisliste Süd.pdf',
      'Întrebări.docx',
      '料金.pdf',
    ])
  })

  it('never share a name, even case-insensitively', () => {
    expect(names('faq.pdf', 'FAQ.pdf', 'faq.pdf', 'faq (2).pdf')).toEqual([
      'faq.pdf',
      'FAQ (2).pdf',
      'faq (3).pdf',
      'faq (2) (2).pdf',
    ])
  })

  it('never lead out of the folder they are extracted to', () => {
    for (const name of names('../../etc/passwd.pdf', 'C:\\Windows\\x.doc', '/a.pdf', '..')) {
      expect(name).not.toMatch(/[/\\:]|^\.\./)
    }
  })

  it('never look like something they are not', () => {
    expect(names('rechnung\u202Efdp.doc', 'con.pdf', '.pdf')).toEqual([
      'rechnung_fdp.doc',
      '_con.pdf',
      'Dokument.pdf',
    ])
  })

  it('do not use the name of the note about missing documents', () => {
    const { name } = missingNote(['faq.pdf'])
    expect(names(name)).not.toContain(name)
  })
})

it('are listed in the note when their document is missing', () => {
  expect(missingNote(['a.pdf', 'b.docx']).text).toContain('- a.pdf\r\n- b.docx')
})
