import type { ClientField } from 'payload'
import { expect, it } from 'vitest'
import { germanTexts } from '../../../../../src/features/editing/translations/german-texts.ts'

const text = (name: string, localized = true) => ({ name, type: 'text', localized }) as ClientField

it('labels the German texts as the form labels its fields, and skips shared fields', () => {
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
      items: [{ label: 'erstes', key: 'a' }, { label: 'zweites' }],
    },
    benefits: [{ text: 'schnell' }],
  }
  expect(Object.fromEntries(germanTexts(fields, doc))).toEqual({
    phrases: 'eins\nzwei',
    motto: 'Am Apparat',
    page__hero__title: 'Hallo',
    page__items__0__label: 'erstes',
    page__items__1__label: 'zweites',
    benefits__0__text: 'schnell',
  })
})
