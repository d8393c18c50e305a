import { describe, expect, it } from 'vitest'
import { isSlug, slugOf } from '../../../collections/hooks/generate-slug.ts'

describe('the slug of a document', () => {
  it.each([
    ['Rund um die Uhr', 'rund-um-die-uhr'],
    ['Größe & Übersicht!', 'groesse-and-uebersicht'],
    ['Программа', 'programma'],
    ['!!!', 'eintrag'],
  ])('is generated from "%s" as "%s"', (title, slug) => {
    expect(slugOf(title, new Set())).toBe(slug)
    expect(isSlug(slug)).toBe(true)
  })

  it('gets a suffix if it is already in use', () => {
    expect(slugOf('Uhr', new Set(['uhr', 'uhr-2']))).toBe('uhr-3')
  })

  it('contains no capitals, spaces or slashes', () => {
    for (const name of ['Rund', 'rund um', 'rund/um', '-rund', 'uhr - Kopie', '']) {
      expect(isSlug(name)).toBe(false)
    }
  })
})
