import { describe, expect, it } from 'vitest'
import { searchText, textMatcher } from '../../../../../src/features/back-office/desk/search.ts'

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
  const searched = [...written, '030', '+49 30', '12341059', '30 1234', '1234 1059']
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

  it('finds a phone number next to other words and other numbers', () => {
    expect(finds('ana 030', 'Ana', '+49 30 1234')).toBe(true)
    expect(finds('01067 dresden', '01067 Dresden')).toBe(true)
    expect(finds('20.11.2026', '20.11.2026 14:05')).toBe(true)
  })
})
