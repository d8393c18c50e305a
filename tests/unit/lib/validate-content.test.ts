import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { StaffLanguage } from '../../../src/i18n/staff.ts'
import { formatIssue } from '../../../src/lib/content/format-issue.ts'
import { isReachableLink } from '../../../src/lib/content/links.ts'
import {
  type FileCollection,
  isBlank,
  languagesShowing,
  type ValidationIssue,
  validateContent,
} from '../../../src/lib/content/validate-content.ts'
import { richText } from '../../../src/seed/rich-text.ts'

const label = (de: string) => ({ de, en: `${de} (en)` })
const text = (name: string, more: object = {}) => ({
  name,
  type: 'text',
  localized: true,
  required: true,
  label: label(name.toUpperCase()),
  ...more,
})

const fields = [
  text('slug', { localized: false }),
  { name: 'hero', type: 'group', label: label('Auftakt'), flattenedFields: [text('headline')] },
  {
    name: 'cards',
    type: 'array',
    label: label('Karten'),
    required: true,
    minRows: 2,
    maxRows: 2,
    flattenedFields: [text('title')],
  },
  { name: 'perks', type: 'array', localized: true, required: true, flattenedFields: [] },
  text('words', { hasMany: true, minRows: 1 }),
  { name: 'image', type: 'upload', relationTo: 'media' },
  text('url', { localized: false, required: false, custom: { isLink: true } }),
  text('extra', { admin: { condition: (data: { slug?: string }) => data.slug === 'other' } }),
  { name: 'body', type: 'richText', required: true, localized: false },
  {
    name: 'page',
    type: 'group',
    custom: { placeholders: ['age'] },
    flattenedFields: [text('age', { required: false })],
  },
] as unknown as FlattenedField[]

const whole = {
  slug: 'x',
  hero: { headline: { de: 'Hallo {brand}', pt: 'Olá {trialDays}' } },
  cards: [{ title: { de: 'Eins', pt: 'Um' } }, { title: { de: 'Zwei', pt: 'Dois' } }],
  perks: { de: [{}], pt: [{}] },
  words: { de: ['gut'], pt: ['bom'] },
  image: 7,
  url: 'https://example.com',
  body: richText(['Text']),
  page: { age: { de: '{age} Jahre' } },
}

const references = {
  claims: new Set(['trialDays']),
  hasFile: (kind: FileCollection, id: number) => kind === 'media' && id < 10,
  hasAlt: (_: number, locale: Locale) => locale === 'de',
}

const issues = (doc: object, locale: Locale = 'de'): [string, ValidationIssue['problem']][] =>
  validateContent({ fields, doc: { ...whole, ...doc }, locale, references }).map(
    ({ path, problem }) => [path, problem],
  )

describe('validation of a document in one language', () => {
  it('finds no issues in complete content', () => {
    expect(issues({})).toEqual([])
  })

  it.each([undefined, null, '', '   ', '\u00a0\u200b'])(
    'reports required texts that are %j',
    (headline) => {
      expect(issues({ hero: { headline: { de: headline, pt: 'Olá' } } })).toEqual([
        ['hero.headline', { kind: 'missing' }],
      ])
    },
  )

  it('reports only the issues of that language', () => {
    const doc = { hero: { headline: { pt: 'Olá' } }, image: null }
    expect(issues(doc, 'pt')).toEqual([])
    expect(issues(doc, 'de')).toEqual([['hero.headline', { kind: 'missing' }]])
  })

  it('reports lists with too few or too many rows, and lists that are empty in that language', () => {
    const card = whole.cards[0]
    expect(issues({ cards: [card] })).toEqual([
      ['cards', { kind: 'count', found: 1, min: 2, max: 2 }],
    ])
    expect(issues({ cards: [card, card, card] })).toEqual([
      ['cards', { kind: 'count', found: 3, min: 2, max: 2 }],
    ])
    expect(issues({ perks: { pt: [{}] } })).toEqual([['perks', { kind: 'missing' }]])
    expect(issues({ words: { de: [] } })).toEqual([['words', { kind: 'missing' }]])
    expect(issues({ words: { de: ['gut', ' '] } })).toEqual([['words', { kind: 'missing' }]])
  })

  it('reports missing texts in rows', () => {
    expect(issues({ cards: [whole.cards[0], { title: { pt: 'Dois' } }] })).toEqual([
      ['cards.1.title', { kind: 'missing' }],
    ])
  })

  it('reports pictures without alternative text in that language', () => {
    expect(issues({}, 'de')).toEqual([])
    expect(issues({}, 'pt')).toEqual([['image', { kind: 'alt', pictures: [7] }]])
  })

  it('reports a file that was deleted, and not that its alternative text is missing', () => {
    expect(issues({ image: 12 }, 'pt')).toEqual([['image', { kind: 'file' }]])
  })

  it('reports links without a target, including links in rich text', () => {
    expect(issues({ url: 'www.example.com' })).toEqual([
      ['url', { kind: 'link', link: 'www.example.com' }],
    ])
    const body = richText(['Text'])
    const link = { type: 'link', fields: { url: '/de/kontakt' }, children: [] }
    body.root.children[0]?.children.push(link as never)
    expect(issues({ body })).toEqual([['body', { kind: 'link', link: '/de/kontakt' }]])
  })

  it('reports empty rich texts', () => {
    expect(issues({ body: richText(['', ' ']) })).toEqual([['body', { kind: 'missing' }]])
  })

  it('reports placeholders that are unknown in that field', () => {
    expect(issues({ hero: { headline: { de: '{trialDay} {age} {brand}' } } })).toEqual([
      ['hero.headline', { kind: 'placeholder', placeholder: '{trialDay}' }],
      ['hero.headline', { kind: 'placeholder', placeholder: '{age}' }],
    ])
  })

  it('reports words after a number that lack a plural form of their language', () => {
    const headline = { de: '{trialDays|Tag|Tage}', pt: '{trialDays|dia}' }
    expect(issues({ hero: { headline } })).toEqual([])
    expect(issues({ hero: { headline }, image: null }, 'pt')).toEqual([
      ['hero.headline', { kind: 'forms', placeholder: '{trialDays|dia}', examples: [1, 2] }],
    ])
    expect(
      issues({ slug: '{trialDays|Tag|Tage}', cards: [], image: null }, 'ro'),
    ).not.toContainEqual(['slug', expect.anything()])
  })

  it('reports texts that are too long, by themselves or with placeholders filled in', () => {
    const line = (de: string) => issues({ hero: { headline: { de } } })
    expect(line('x'.repeat(500))).toEqual([])
    expect(line('x'.repeat(501))).toEqual([['hero.headline', { kind: 'long', limit: 500 }]])
    expect(line('{trialDays}'.repeat(20))).toEqual([])
    expect(line('{trialDays}'.repeat(21))).toEqual([
      ['hero.headline', { kind: 'placeholders', limit: 20 }],
    ])
    expect(issues({ words: { de: ['gut', 'x'.repeat(501)] } })).toEqual([
      ['words', { kind: 'long', limit: 500 }],
    ])
    expect(issues({ body: richText(['x'.repeat(5001)]) })).toEqual([
      ['body', { kind: 'long', limit: 5000 }],
    ])
    expect(issues({ url: `https://example.com/${'x'.repeat(1000)}` })).toEqual([])
  })

  it('reports texts that together are too long with every placeholder filled in', () => {
    const tooLong = [['', { kind: 'long', limit: 100_000 }]]
    const cards = (count: number, text: string) => Array.from({ length: count }, () => text)
    expect(issues({ body: richText(cards(20, 'x'.repeat(4000))) })).toEqual([])
    expect(issues({ body: richText(cards(30, 'x'.repeat(4000))) })).toEqual(tooLong)
    expect(issues({ body: richText(cards(60, '{brand}'.repeat(20))) })).toEqual(tooLong)
    expect(issues({ body: richText(['Text', ...cards(6000, '')]) })).toEqual(tooLong)
  })

  it('ignores fields that the form does not show', () => {
    expect(issues({ slug: 'other' })).toEqual([['extra', { kind: 'missing' }]])
  })
})

it.each([
  'https://example.com/a?b#c',
  'http://example.com',
  'mailto:a@example.com',
  'tel:+49 30 123'.replaceAll(' ', ''),
  '/de',
  '/de#contact',
  '/pt/impressum',
  '/voice-bot-onboarding',
  ' https://example.com ',
])('accepts %s as a link target', (link) => {
  expect(isReachableLink(link)).toBe(true)
})

it.each([
  '',
  '#',
  'example.com',
  'www.example.com',
  '//example.com',
  'https:example.com',
  'https://',
  'javascript:alert(1)',
  'mailto:',
  'tel:',
  'data:text/html,x',
  'ftp://example.com',
  '/pt/imprint',
  '/de/',
  '/admin-x',
  'https://exa mple.com',
])('rejects %j as a link target', (link) => {
  expect(isReachableLink(link)).toBe(false)
})

it('treats spaces and invisible characters as missing content', () => {
  for (const text of ['', ' \n\t', '\u00ad', '\u2060\ufeff', '\u2800'])
    expect(isBlank(text)).toBe(true)
  for (const text of ['a', '–', '😀', 'ș']) expect(isBlank(text)).toBe(false)
})

it('recognizes documents that exist only in German', () => {
  expect(languagesShowing('legal-pages', { slug: 'privacy' })).toEqual(['de'])
  expect(languagesShowing('page-meta', { page: 'onboarding' })).toEqual(['de'])
  expect(languagesShowing('legal-pages', { slug: 'imprint' })).toHaveLength(4)
  expect(languagesShowing('personas', { slug: 'clara' })).toHaveLength(4)
})

describe('an issue is formatted', () => {
  const format = (doc: object, language: StaffLanguage) =>
    validateContent({
      fields,
      doc: { ...whole, ...doc },
      locale: 'pt',
      references: { ...references, hasAlt: () => true },
    }).map((issue) => formatIssue(issue, { language, locales: ['pt'], document: 'Startseite' }))

  it("with language, document and field in the reader's language", () => {
    const doc = { hero: { headline: {} }, cards: [{ title: {} }, whole.cards[1]] }
    expect(format(doc, 'de')).toEqual([
      'Portugiesisch: Startseite › Auftakt › HEADLINE fehlt.',
      'Portugiesisch: Startseite › Karten 1 › TITLE fehlt.',
    ])
    expect(format(doc, 'en')[0]).toBe(
      'Portuguese: Startseite › Auftakt (en) › HEADLINE (en) is missing.',
    )
  })

  it('with the problem', () => {
    const long = { body: richText(Array.from({ length: 30 }, () => 'x'.repeat(4000))) }
    expect(format(long, 'de')).toEqual([
      'Portugiesisch: Startseite ist zu lang: Höchstens 100\u00a0000 Zeichen sind erlaubt.',
    ])
    expect(format({ hero: { headline: { pt: '{brand}'.repeat(21) } } }, 'de')).toEqual([
      'Portugiesisch: Startseite › Auftakt › HEADLINE enthält zu viele Platzhalter: Höchstens 20 sind erlaubt.',
    ])
    expect(format({ cards: [whole.cards[0]] }, 'de')).toEqual([
      'Portugiesisch: Startseite › Karten: 1 statt 2 Einträge.',
    ])
    expect(format({ url: 'www' }, 'de')).toEqual([
      'Portugiesisch: Startseite › URL verweist ins Leere (www).',
    ])
    expect(format({ hero: { headline: { pt: '{x}' } } }, 'de')).toEqual([
      'Portugiesisch: Startseite › Auftakt › HEADLINE enthält den unbekannten Platzhalter {x}.',
    ])
    expect(format({ hero: { headline: { pt: '{trialDays|dia}' } } }, 'de')).toEqual([
      'Portugiesisch: Startseite › Auftakt › HEADLINE enthält {trialDays|dia} – nach dem Schlüssel stehen die Formen des Wortes für 1 und 2 (auf Deutsch zum Beispiel {trialDays|Tag|Tage}).',
    ])
  })
})
