import { describe, expect, it } from 'vitest'
import { storedName } from '../../../src/lib/files/stored-files.ts'

describe('stored names', () => {
  it.each([
    ['Preisliste 2026.PDF', 'pdf', /^preisliste-2026-[0-9a-f]{10}\.pdf$/],
    ['Öffnungszeiten & Straße.doc', 'doc', /^oeffnungszeiten-strasse-[0-9a-f]{10}\.doc$/],
    ['../../etc/passwd.docx', 'docx', /^etc-passwd-[0-9a-f]{10}\.docx$/],
    ['…', 'pdf', /^datei-[0-9a-f]{10}\.pdf$/],
    ['مرحبا.pdf', 'pdf', /^mrhba-[0-9a-f]{10}\.pdf$/],
    [`${'a'.repeat(500)}.pdf`, 'pdf', /^a{60}-[0-9a-f]{10}\.pdf$/],
  ])('make «%s» readable and safe', (name, extension, expected) => {
    expect(storedName(name, extension)).toMatch(expected)
  })

  it('differ for the same name', () => {
    const names = new Set(Array.from({ length: 1000 }, () => storedName('cv.pdf', 'pdf')))
    expect(names.size).toBe(1000)
  })
})
