import type { ClientField } from 'payload'
import { expect, it } from 'vitest'
import {
  fieldNameInForm,
  germanTexts,
} from '../../../../../src/features/editing/translations/german-texts.ts'

const text = (name: string, localized = true) => ({ name, type: 'text', localized }) as ClientField

it('returns the German texts by path with row ids, and skips shared fields', () => {
  const fields = [
    text('slug', false),
    text('phrases'),
    {
      type: 'tabs',
      tabs: [
        { fields: [text('motto')] },
        {
          name: 'page',
          fields: [
            {
              name: 'hero',
              type: 'group',
              fields: [{ type: 'row', fields: [text('title'), text('empty')] }],
            },
            { name: 'items', type: 'array', fields: [text('label'), text('key', false)] },
          ],
        },
      ],
    },
    { name: 'benefits', type: 'array', localized: true, fields: [text('text', false)] },
  ] as ClientField[]
  const doc = {
    slug: 'viktor',
    phrases: ['eins', 'zwei'],
    motto: 'Am Apparat',
    page: {
      hero: { title: 'Hallo', empty: '' },
      items: [
        { id: 'a', label: 'erstes', key: 'a' },
        { id: 'b', label: 'zweites' },
      ],
    },
    benefits: [{ id: 'c', text: 'schnell' }],
  }
  expect(Object.fromEntries(germanTexts(fields, doc))).toEqual({
    phrases: 'eins\nzwei',
    motto: 'Am Apparat',
    'page.hero.title': 'Hallo',
    'page.items.a.label': 'erstes',
    'page.items.b.label': 'zweites',
    'benefits.0.text': 'schnell',
  })
})

it('finds the field of a text after its row was moved, and none after the row was removed', () => {
  const form = {
    'page.items': { rows: [{ id: 'b' }, { id: 'a' }] },
    benefits: { rows: [{ id: 'd' }] },
  }
  expect(fieldNameInForm('page.items.b.label', form)).toBe('page__items__0__label')
  expect(fieldNameInForm('page.items.a.label', form)).toBe('page__items__1__label')
  expect(fieldNameInForm('page.items.c.label', form)).toBeUndefined()
  expect(fieldNameInForm('benefits.0.text', form)).toBe('benefits__0__text')
  expect(fieldNameInForm('motto', form)).toBe('motto')
})
