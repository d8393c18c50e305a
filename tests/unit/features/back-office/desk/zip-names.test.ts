import { describe, expect, it } from 'vitest'
import {
  missingNote,
  zipEntries,
  zipName,
} from '../../../../../src/features/back-office/desk/zip-names.ts'

function names(...originalNames: string[]): string[] {
  const documents = originalNames.map((originalName) => ({
    path: '/documents/x',
    type: 'application/pdf',
    originalName,
    createdAt: new Date(0),
  }))
  return zipEntries(documents).map(({ name }) => name)
}

describe('the name of a zip', () => {
  it('contains the company and the day in Berlin', () => {
    const createdAt = '2026-11-19T23:30:00.000Z'
    expect(zipName({ company: 'Salon Süd GmbH', createdAt })).toBe('Salon Süd GmbH 2026-11-20.zip')
  })

  it('is safe whatever the company is called', () => {
    const createdAt = '2026-11-20T12:00:00.000Z'
    expect(zipName({ company: '../../A/B: "C"\n', createdAt })).toBe('_.._A_B_ _C_ 2026-11-20.zip')
    expect(zipName({ company: '🧑‍🎤'.repeat(500), createdAt }).length).toBeLessThan(230)
  })
})

describe('the entries of a zip', () => {
  it('keep the customer’s names in every script', () => {
    expect(names('Preisliste Süd.pdf', 'Întrebări.docx', '料金.pdf')).toEqual([
      'Preisliste Süd.pdf',
      'Întrebări.docx',
      '料金.pdf',
    ])
  })

  it('never share a name, also where case does not count', () => {
    expect(names('faq.pdf', 'FAQ.pdf', 'faq.pdf', 'faq (2).pdf')).toEqual([
      'faq.pdf',
      'FAQ (2).pdf',
      'faq (3).pdf',
      'faq (2) (2).pdf',
    ])
  })

  it('never lead out of the folder that they are unpacked in', () => {
    for (const name of names('../../etc/passwd.pdf', 'C:\\Windows\\x.doc', '/a.pdf', '..')) {
      expect(name).not.toMatch(/[/\\:]|^\.\./)
    }
  })

  it('never read as something else than they are', () => {
    expect(names('rechnung\u202Efdp.doc', 'con.pdf', '.pdf')).toEqual([
      'rechnung_fdp.doc',
      '_con.pdf',
      'Dokument.pdf',
    ])
  })

  it('leave the name of the note free', () => {
    const { name } = missingNote(['faq.pdf'])
    expect(names(name)).not.toContain(name)
  })
})

it('names each missing document in the note', () => {
  expect(missingNote(['a.pdf', 'b.docx']).text).toContain('- a.pdf\r\n- b.docx')
})
