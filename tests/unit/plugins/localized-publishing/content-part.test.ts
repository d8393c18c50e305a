import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import {
  contentChanges,
  isSameContent,
  mergePart,
} from '../../../../src/plugins/localized-publishing/content-part.ts'

const text = (name: string, localized = false) => ({ name, type: 'text', localized })

const fields = [
  { name: '_status', type: 'select', localized: true },
  text('slug'),
  text('motto', true),
  { name: 'cards', type: 'array', flattenedFields: [text('icon'), text('title', true)] },
  { name: 'benefits', type: 'array', localized: true, flattenedFields: [text('text')] },
] as FlattenedField[]

const now = {
  _status: { de: 'published', ro: 'published' },
  slug: 'now',
  motto: { de: 'Jetzt', ro: 'Acum' },
  cards: [
    { id: 'b', icon: 'bell', title: { de: 'Zwei neu', ro: 'Doi nou' } },
    { id: 'a', icon: 'sun', title: { de: 'Eins neu', ro: 'Unu nou' } },
  ],
  benefits: { de: [{ id: '1', text: 'gut' }], ro: [{ id: '2', text: 'bine' }] },
}

const old = {
  _status: { de: 'draft', ro: 'draft' },
  slug: 'old',
  motto: { de: 'Damals', ro: 'Atunci' },
  cards: [
    { id: 'a', icon: 'moon', title: { de: 'Eins', ro: 'Unu' } },
    { id: 'b', icon: 'bell', title: { de: 'Zwei', ro: 'Doi' } },
  ],
  benefits: { de: [], ro: [{ id: '3', text: 'mai bine' }] },
}

test('copies only the texts of one language and matches rows by id', () => {
  expect(mergePart(fields, now, old, { locales: ['ro'], withShared: false })).toEqual({
    ...now,
    motto: { de: 'Jetzt', ro: 'Atunci' },
    cards: [
      { id: 'b', icon: 'bell', title: { de: 'Zwei neu', ro: 'Doi' } },
      { id: 'a', icon: 'sun', title: { de: 'Eins neu', ro: 'Unu' } },
    ],
    benefits: { de: now.benefits.de, ro: old.benefits.ro },
  })
})

test('copies shared fields too, and leaves the texts of other languages with their rows', () => {
  expect(mergePart(fields, now, old, { locales: ['ro'], withShared: true })).toMatchObject({
    _status: now._status,
    slug: 'old',
    motto: { de: 'Jetzt', ro: 'Atunci' },
    cards: [
      { id: 'a', icon: 'moon', title: { de: 'Eins neu', ro: 'Unu' } },
      { id: 'b', icon: 'bell', title: { de: 'Zwei neu', ro: 'Doi' } },
    ],
  })
})

test('a shared row that comes back has its own texts, or those of the row that replaced it', () => {
  const [sun, bell] = old.cards
  const replaced = { id: 'c', icon: 'fire', title: { de: 'Drei', ro: null, en: 'Three' } }
  const base = { ...now, cards: [sun, replaced] }
  const { cards } = mergePart(fields, base, old, { locales: ['de'], withShared: true })
  expect(cards).toMatchObject([sun, { ...bell, title: { de: 'Zwei', ro: 'Doi', en: 'Three' } }])
})

test('matches rows with new ids by their position', () => {
  const renewed = { ...old, cards: old.cards.map((row) => ({ ...row, id: `${row.id}-old` })) }
  const { cards } = mergePart(fields, now, renewed, { locales: ['de'], withShared: false })
  expect(cards).toMatchObject([
    { id: 'b', title: { de: 'Eins', ro: 'Doi nou' } },
    { id: 'a', title: { de: 'Zwei', ro: 'Unu nou' } },
  ])
})

test('lists the differences in one language, and lists a moved row only as a change of its list', () => {
  const places = (before: object, after: object) =>
    contentChanges(fields, { ...before }, { ...after }, 'ro').map(({ path }) => path)
  expect(places(now, now)).toEqual([])
  expect(places(now, { ...now, cards: now.cards.toReversed() })).toEqual(['cards'])
  expect(places(now, mergePart(fields, now, old, { locales: ['ro'], withShared: false }))).toEqual([
    'motto',
    'cards.0.title',
    'cards.1.title',
    'benefits',
  ])
})

test('treats two versions as equal regardless of when they were saved and how empty values are stored', () => {
  const one = { id: 1, updatedAt: 'a', motto: 'x', note: null, rows: [{ id: 'r', text: 'y' }] }
  expect(
    isSameContent(one, { id: 2, updatedAt: 'b', motto: 'x', note: '', rows: [{ text: 'y' }] }),
  ).toBe(true)
  expect(isSameContent(one, { ...one, motto: 'z' })).toBe(false)
})
