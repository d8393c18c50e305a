import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { invalidPluralPlaceholders, placeholdersIn } from '../../../src/lib/content/copy.ts'
import { settingsPlaceholders } from '../../../src/lib/content/placeholders.ts'
import { claims } from '../../../src/seed/facts.ts'
import { content } from '../../../src/seed/index.ts'

/** Returns every text of a value with its path. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => texts(item, `${path}.${key}`))
}

/** Placeholders of mails: the entry's number and its title. */
const mailPlaceholders = ['reference', 'title']

/** `age` is the persona's. */
const known: string[] = [
  ...[...Object.keys(claims), ...settingsPlaceholders],
  ...['age', ...mailPlaceholders],
]
const keysIn = (text: string) => String(placeholdersIn(text).toSorted())
const german = texts(content.de)

/** Texts that are identical in German and in another language. */
const sharedTexts = [
  ...['{availability} Online', ' | {brand}', 'Demo'],
  ...['Name', 'Telefon', 'Mobil'],
]

/** Words that only German has, and ß. */
const germanWords = /\b(und|oder|nicht|für|Ihre?n?|Sie|werden|eine[rmns]?)\b|ß/

describe.each(locales)('the copy in %s', (locale) => {
  const copy = texts(content[locale])

  it('has exactly the texts that the German copy has', () => {
    expect(copy.map(([path]) => path)).toEqual(german.map(([path]) => path))
  })

  it('has no empty texts and no stray white space', () => {
    const bad = copy.filter(
      ([path, text]) => text.trim() !== text && path !== '.siteSettings.titleSuffix',
    )
    expect(bad).toEqual([])
    expect(copy.filter(([, text]) => text === '')).toEqual([])
  })

  it('uses only known placeholders, the same as the German copy', () => {
    const unknown = copy.flatMap(([path, text]) =>
      placeholdersIn(text)
        .filter((placeholder) => !known.includes(placeholder))
        .map((placeholder) => [path, placeholder]),
    )
    expect(unknown).toEqual([])
    const differing = copy.filter(
      ([, text], index) => keysIn(text) !== keysIn(german[index]?.[1] ?? ''),
    )
    expect(differing).toEqual([])
    expect(copy.flatMap(([, text]) => invalidPluralPlaceholders(text, locale))).toEqual([])
  })

  it('contains no no-break spaces, which the typographic rules of its language add', () => {
    expect(copy.filter(([, text]) => text.includes('\u00a0'))).toEqual([])
  })

  it('contains no marketing figures outside the testimonials', () => {
    const figures = copy.filter(
      ([path, text]) =>
        !path.startsWith('.testimonials') &&
        /\d\s*%|\b(14|24|48)\s*(Tage|Stunden|days|hours|dias|horas|zile|de ore)/.test(text),
    )
    expect(figures).toEqual([])
  })
})

describe.each(locales.filter((locale) => locale !== 'de'))('the translation into %s', (locale) => {
  it('contains no German text', () => {
    const copy = texts(content[locale])
    const same = copy.filter(([, text], index) => {
      const original = german[index]?.[1]
      return (
        text === original &&
        !sharedTexts.includes(text) &&
        /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''))
      )
    })
    expect(same).toEqual([])
    expect(copy.filter(([, text]) => germanWords.test(text))).toEqual([])
  })
})

it('writes Romanian with comma below, never with cedilla', () => {
  expect(texts(content.ro).filter(([, text]) => /[şţŞŢ]/.test(text))).toEqual([])
  expect(texts(content.ro).some(([, text]) => /[șț]/.test(text))).toBe(true)
})
