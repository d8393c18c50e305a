import { describe, expect, it } from 'vitest'
import { type Locale, locales, localeTags } from '../../../src/i18n/locales.ts'
import {
  fillCopy,
  invalidPluralPlaceholders,
  placeholdersIn,
  typesetCopy,
} from '../../../src/lib/content/copy.ts'
import { pluralExamples } from '../../../src/lib/content/plural-forms.ts'

const days = {
  de: '{trialDays|Tag|Tage}',
  en: '{trialDays|day|days}',
  pt: '{trialDays|dia|dias}',
  ro: '{trialDays|zi|zile|de zile}',
} as const

/** The plural rules of a language that Intl knows. */
const rules = (locale: Locale) => {
  const of = new Intl.PluralRules(localeTags[locale])
  return { select: (number: number) => of.select(number) }
}

describe('a word after a number', () => {
  it.each([
    ['de', '1', '1 Tag'],
    ['de', '14', '14 Tage'],
    ['en', '1', '1 day'],
    ['en', '2', '2 days'],
    ['pt', '1', '1 dia'],
    ['pt', '30', '30 dias'],
    ['ro', '1', '1 zi'],
    ['ro', '14', '14 zile'],
    ['ro', '19', '19 zile'],
    ['ro', '20', '20 de zile'],
    ['ro', '101', '101 zile'],
    ['ro', '24/7', '24/7 de zile'],
  ] as const)('in %s takes the form of %s', (locale, trialDays, written) => {
    expect(fillCopy(days[locale], { trialDays }, locale)).toBe(written)
  })

  it('requires as many forms as the language has', () => {
    for (const locale of locales) {
      const { select } = rules(locale)
      const upTo999 = Array.from({ length: 999 }, (_, index) => select(index + 1))
      expect(pluralExamples[locale].map(select)).toEqual([...new Set(upTo999)])
    }
  })

  it('may have spaces around it', () => {
    expect(fillCopy('{ n | a | b }{n| a | b }', { n: '2' }, 'de')).toBe('{ n | a | b }2 b')
  })

  it('is filled in anywhere in a value', () => {
    const copy = { a: ['in {n|Stunde|Stunden}'], b: null, c: 5 }
    expect(fillCopy(copy, { n: '48' }, 'de')).toEqual({ a: ['in 48 Stunden'], b: null, c: 5 })
  })
})

describe('wrong plural forms', () => {
  it.each([
    ['de', '{n|Tag}'],
    ['de', '{n|Tag|Tage|Tagen}'],
    ['de', '{n|Tag|}'],
    ['de', '{n| |Tage}'],
    ['de', '{n |Tag|Tage}'],
    ['de', '{|Tag|Tage}'],
    ['de', '{n|Tag|Tage'],
    ['ro', '{n|zi|zile}'],
  ] as const)('in %s are found: %s', (locale, written) => {
    expect(invalidPluralPlaceholders(`Ab ${written}`, locale)).toEqual([written])
  })

  it.each([
    ['de', 'Titel | {brand}, {n|Tag|Tage}'],
    ['ro', '{n|zi|zile|de zile}'],
  ] as const)('do not include forms that are correct in %s: %s', (locale, text) => {
    expect(invalidPluralPlaceholders(text, locale)).toEqual([])
  })
})

it('finds the placeholder keys in a text, with and without plural forms', () => {
  expect(placeholdersIn('{brand}: {n|Tag|Tage}, {n}, { x }, {|a|b}')).toEqual(['brand', 'n', 'n'])
})

it('leaves an unknown placeholder unchanged', () => {
  expect(fillCopy('{unknown} {toString|a|b}', { n: '1' }, 'de')).toBe('{unknown} {toString|a|b}')
})

it('applies typographic rules after placeholders are filled in', () => {
  expect(typesetCopy('{n|oră|ore|de ore}', { n: '24' }, 'ro')).toBe('24\u00a0de\u00a0ore')
})
