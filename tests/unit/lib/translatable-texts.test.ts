import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { pairOf, translatableTexts } from '../../../src/lib/content/translatable-texts.ts'

const text = (name: string, more: object = {}) => ({ name, type: 'text', localized: true, ...more })

const fields = [
  { name: 'slug', type: 'text' },
  { name: '_status', type: 'select', localized: true },
  text('title', { required: true }),
  text('phrases', { hasMany: true }),
  {
    name: 'benefits',
    type: 'array',
    localized: true,
    flattenedFields: [text('text', { localized: false })],
  },
  { name: 'cards', type: 'array', flattenedFields: [text('title')] },
  text('onlyOnA', { admin: { condition: ({ slug }: { slug?: string }) => slug === 'a' } }),
] as FlattenedField[]

const doc = {
  slug: 'b',
  _status: { de: 'published' },
  title: { de: 'Titel', ro: ' \u200b ' },
  phrases: { de: ['eins', 'zwei'] },
  benefits: { de: [{ id: '1', text: 'gut' }], ro: [{ id: '2', text: 'bine' }] },
  cards: [{ id: '3', title: { de: 'Karte' } }],
}

const textsOf = (locale: 'de' | 'ro', stored: object = doc) =>
  translatableTexts(fields, { ...stored }, locale).map(({ path, items }) => [path, items])

describe('the translatable texts of a document', () => {
  it('are its localized texts, and each localized list counts as one', () => {
    expect(textsOf('de')).toEqual([
      ['title', ['Titel']],
      ['phrases', ['eins', 'zwei']],
      ['benefits', ['gut']],
      ['cards.0.title', ['Karte']],
    ])
  })

  it('are empty if a language has nothing visible', () => {
    expect(textsOf('ro')).toEqual([
      ['title', []],
      ['phrases', []],
      ['benefits', ['bine']],
      ['cards.0.title', []],
    ])
  })

  it('exclude fields that the form hides', () => {
    const paths = textsOf('de', { ...doc, slug: 'a' }).map(([path]) => path)
    expect(paths).toContain('onlyOnA')
  })

  it('exclude hidden fields in rows, depending on the sibling fields in the same language', () => {
    const condition = (_: unknown, row: { kind?: string; title?: string }) =>
      row.kind === 'shown' && row.title === 'Karte'
    const rows = {
      name: 'cards',
      type: 'array',
      flattenedFields: [
        text('kind', { localized: false }),
        text('title'),
        text('more', { admin: { condition } }),
      ],
    } as unknown as FlattenedField
    const title = { de: 'Karte', ro: 'Cartea' }
    const cards = ['shown', 'hidden'].map((kind) => ({ kind, title, more: { de: 'mehr' } }))
    const paths = (locale: 'de' | 'ro') =>
      translatableTexts([rows], { cards }, locale)
        .map(({ path }) => path)
        .filter((path) => path.endsWith('more'))
    expect(paths('de')).toEqual(['cards.0.more'])
    expect(paths('ro')).toEqual([])
  })
})

describe('the fingerprint of a translation', () => {
  it('changes when a character of either text or the language changes', () => {
    const items = fc.array(fc.string(), { maxLength: 3 })
    fc.assert(
      fc.property(items, items, items, items, (german, other, text, otherText) => {
        const isSame = JSON.stringify([german, text]) === JSON.stringify([other, otherText])
        expect(pairOf('ro', german, text) === pairOf('ro', other, otherText)).toBe(isSame)
        expect(pairOf('ro', german, text)).not.toBe(pairOf('pt', german, text))
      }),
    )
  })

  it('separates the entries of a list', () => {
    expect(pairOf('ro', ['ab', 'c'], ['x'])).not.toBe(pairOf('ro', ['a', 'bc'], ['x']))
  })
})
