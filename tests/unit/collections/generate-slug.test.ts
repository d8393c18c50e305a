import { describe, expect, it } from 'vitest'
import { isSlug, slugOf } from '../../../collections/hooks/generate-slug.ts'

describe('the name of a record', () => {
  it.each([
    ['Rund um die Uhr', 'rund-um-die-uhr'],
    ['Größe & Übersicht!', 'groesse-and-uebersicht'],
    ['Программа', 'programma'],
    ['!!!', 'eintrag'],
  ])('of "%s" is "%s"', (title, slug) => {
    expect(slugOf(title, new Set())).toBe(slug)
    expect(isSlug(slug)).toBe(true)
  })

  it('is another one where it is taken', () => {
    expect(slugOf('Uhr', new Set(['uhr', 'uhr-2']))).toBe('uhr-3')
  })

  it('has no capitals, spaces or slashes', () => {
    for (const name of ['Rund', 'rund um', 'rund/um', '-rund', 'uhr - Kopie', '']) {
      expect(isSlug(name)).toBe(false)
    }
  })
})
