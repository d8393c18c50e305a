import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { storedValues } from '../../../src/lib/content/stored-values.ts'

const text = (name: string, localized = false) => ({ name, type: 'text', localized })

const fields = [
  text('slug'),
  {
    name: 'hero',
    type: 'group',
    flattenedFields: [text('headline', true)],
  },
  { name: 'cards', type: 'array', flattenedFields: [text('icon'), text('title', true)] },
  { name: 'benefits', type: 'array', localized: true, flattenedFields: [text('text')] },
] as FlattenedField[]

const doc = {
  slug: 'x',
  hero: { headline: { de: 'Hallo', ro: 'Salut' } },
  cards: [{ icon: 'a', title: { de: 'Eins' } }],
  benefits: { de: [{ text: 'gut' }, { text: 'besser' }], ro: [{ text: 'bine' }] },
}

const valuesOf = (locale: 'de' | 'ro') =>
  storedValues(fields, doc, locale)
    .filter(({ field }) => field.type === 'text')
    .map(({ path, value, isLocalized }) => [path, value, isLocalized])

test('lists every value of a language with its path, including values in localized lists', () => {
  expect(valuesOf('de')).toEqual([
    ['slug', 'x', false],
    ['hero.headline', 'Hallo', true],
    ['cards.0.icon', 'a', false],
    ['cards.0.title', 'Eins', true],
    ['benefits.0.text', 'gut', true],
    ['benefits.1.text', 'besser', true],
  ])
})

test('lists values that a language lacks as undefined', () => {
  expect(valuesOf('ro')).toContainEqual(['cards.0.title', undefined, true])
  expect(valuesOf('ro').filter(([path]) => String(path).startsWith('benefits'))).toEqual([
    ['benefits.0.text', 'bine', true],
  ])
})

test('lists the path of a value from the outermost field inwards', () => {
  const title = storedValues(fields, doc, 'de').find(({ path }) => path === 'cards.0.title')
  const trail = title?.trail.map((step) => (typeof step === 'number' ? step : step.name))
  expect(trail).toEqual(['cards', 0, 'title'])
})

test('accepts an empty document', () => {
  expect(storedValues(fields, {}, 'en').map(({ path }) => path)).toEqual([
    'slug',
    'hero.headline',
    'cards',
    'benefits',
  ])
})
