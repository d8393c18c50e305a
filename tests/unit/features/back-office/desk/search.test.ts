import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  normalizePhone,
  searchText,
  textMatcher,
} from '../../../../../src/features/back-office/desk/search.ts'

const finds = (search: string, text: string, phone = '') =>
  textMatcher(search)(searchText([text, phone], phone))

describe('the search ignores how a text is typed:', () => {
  it.each([
    ['müller', 'Müller'],
    ['muller', 'Müller'],
    ['mueller', 'Müller'],
    ['MUELLER', 'Müller'],
    ['müller', 'Mueller'],
    // The dots are a combining character here.
    ['mu\u0308ller', 'Müller'],
    ['mueller', 'Mu\u0308ller'],
    ['strasse', 'Hauptstraße'],
    ['straße', 'Hauptstrasse'],
    ['lukasz', 'Łukasz'],
    ['łukasz', 'Lukasz'],
    ['søren', 'Soren'],
    ['soren', 'Søren'],
    ['ștefan', 'Stefan'],
    ['joao', 'João'],
    ['@salon', 'info@salon.example'],
    // Browsers send the domain of an address in this form.
    ['info@bäckerei-muster.de', 'info@xn--bckerei-muster-5hb.de'],
    ['bäckerei-muster.de', 'info@xn--bckerei-muster-5hb.de'],
  ])('%s finds %s', (search, text) => {
    expect(finds(search, text)).toBe(true)
  })

  it.each([
    ['muller', 'Mueller'],
    ['bauer', 'Baur'],
    ['neue', 'Neu'],
  ])('%s does not find %s: only umlauts match two letters', (search, text) => {
    expect(finds(search, text)).toBe(false)
  })
})

describe('the search normalizes phone numbers:', () => {
  const written = [
    ...['+49 30 12341059', '030 12341059', '0049 30 12341059', '+49 (0)30 / 1234-1059'],
    ...['030/12 34 10 59', '+493012341059'],
  ]
  const searched = [...written, '030', '+49 30', '12341059', '30 1234', '1234 1059', '493012341059']
  it.each(written.flatMap((phone) => searched.map((search) => [search, phone])))(
    '%s finds %s',
    (search, phone) => {
      expect(finds(search, 'Ana', phone)).toBe(true)
    },
  )

  it.each([
    ['+49 40', '+49 30 12341059'],
    ['+43 30', '+49 30 12341059'],
    ['030 99', '+49 30 12341059'],
  ])('%s does not find %s', (search, phone) => {
    expect(finds(search, 'Ana', phone)).toBe(false)
  })

  it.each([
    'Tel.: 030 765 4321',
    'Mobil: +49 170 1234599, 030 7654321',
    '0170 1234599 oder 030/7654321 (abends)',
  ])('+49 30 7654321 finds %s', (phone) => {
    expect(finds('+49 30 7654321', 'Ana', phone)).toBe(true)
    expect(finds('0307654321', 'Ana', phone)).toBe(true)
  })

  it('finds a phone number next to other words and other numbers', () => {
    expect(finds('ana 030', 'Ana', '+49 30 1234')).toBe(true)
    expect(finds('01067 dresden', '01067 Dresden')).toBe(true)
    expect(finds('20.11.2026', '20.11.2026 14:05')).toBe(true)
  })
})

describe('a phone number', () => {
  it('is only normalized up to 200 characters', () => {
    expect(normalizePhone('1'.repeat(10_000))).toBe('1'.repeat(200))
  })

  it('consists of signs, with a digit after the last plus', () => {
    const pattern = /^[+\d\s()/.‐‑–-]*\d[\d\s()/.‐‑–-]*$/
    const texts = fc.string({ unit: fc.constantFrom(...'+01 (/.‐-)\nx'), maxLength: 12 })
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalizePhone(text) !== undefined).toBe(pattern.test(text))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a text with many combining marks', () => {
  it('is normalized without long runs of them, which would take quadratic time', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    searchText([`a${'\u0301'.repeat(50)}${'\u0323'.repeat(50)}`], '')
    const texts = normalize.mock.contexts.map(String)
    normalize.mockRestore()
    expect(texts).not.toEqual([])
    expect(texts.filter((text) => /\p{M}{31}/u.test(text))).toEqual([])
  })

  it.each(['mueller', 'müller', 'muller'])('is found by %s', (search) => {
    expect(finds(search, `Mu\u0308${'\u0332'.repeat(5000)}ller`)).toBe(true)
  })
})

describe('a text of letters that each stand for a word or sentence', () => {
  it.each(['\ufdfa', '\ufdfb', '\u321e', '\u3316'])('%s is found and stays short', (letter) => {
    const text = letter.repeat(1000)
    expect(searchText([text], '').length).toBeLessThan(4 * text.length)
    expect(finds(letter, text)).toBe(true)
  })
})
