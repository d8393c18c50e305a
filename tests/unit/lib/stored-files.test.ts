import { describe, expect, it } from 'vitest'
import { storedName } from '../../../src/lib/files/stored-files.ts'

describe('the stored name of a file', () => {
  it.each([
    ['Preisliste 2026.PDF', 'pdf', /^preisliste-2026-[0-9a-f]{10}\.pdf$/],
    ['Öffnungszeiten & Straße.doc', 'doc', /^oeffnungszeiten-strasse-[0-9a-f]{10}\.doc$/],
    ['../../etc/passwd.docx', 'docx', /^etc-passwd-[0-9a-f]{10}\.docx$/],
    ['…', 'pdf', /^datei-[0-9a-f]{10}\.pdf$/],
    ['مرحبا.pdf', 'pdf', /^mrhba-[0-9a-f]{10}\.pdf$/],
    [`${'a'.repeat(500)}.pdf`, 'pdf', /^a{60}-[0-9a-f]{10}\.pdf$/],
  ])('turns «%s» into a readable and safe name', (name, extension, expected) => {
    expect(storedName(name, extension)).toMatch(expected)
  })

  it('differs for two files with the same name', () => {
    const names = new Set(Array.from({ length: 1000 }, () => storedName('cv.pdf', 'pdf')))
    expect(names.size).toBe(1000)
  })
})
