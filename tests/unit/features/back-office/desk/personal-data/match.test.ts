import { expect, it, vi } from 'vitest'
import { personMatcher } from '../../../../../../src/features/back-office/desk/personal-data/match.ts'

const jürgen = {
  name: 'Jürgen Müller',
  company: 'Salon Süd',
  email: 'Juergen@Example.com',
  phone: '+49 (0)30 / 23125-111',
  otherText: 'Bitte rufen Sie Frau Șerban an: info@serban.example',
}

it.each([
  ['juergen@example.com', 'same'],
  [' JUERGEN@example.com ', 'same'],
  // As mail programs and websites copy an address or a number.
  ['Jürgen Müller <juergen@example.com>', 'same'],
  ['"J. Müller" <juergen@example.com>;', 'same'],
  ['mailto:juergen@example.com', 'same'],
  ['juergen@example.com, anna@example.com', 'same'],
  ['Tel. 030 23125111', 'same'],
  ['Müller, Jürgen', 'similar'],
  ['030 23125111', 'same'],
  ['0049 30 23125 111', 'same'],
  ['mueller', 'similar'],
  ['Jurgen muller', 'similar'],
  ['@example.com', 'similar'],
  ['23125', 'similar'],
  // With an umlaut the address is a different mailbox.
  ['jürgen@example.com', 'similar'],
  ['serban', 'mentioned'],
  ['info@serban.example', 'mentioned'],
  ['Anna Müller', undefined],
  ['030 2312', 'similar'],
])('«%s» finds a person as %s', (search, match) => {
  expect(personMatcher(search)(jürgen)).toBe(match)
})

it.each([
  ['pasted with marks of direction', '\u202A+49 30 23125111\u202C'],
  ['with a soft hyphen', '030 23125\u00AD111'],
  ['with hyphens that do not break', '030\u201123125\u2011111'],
  ['with words behind it', '030 23125111 (abends)'],
  ['behind another one and a plus', '0171 2345678 / +49 30 23125111'],
  ['behind a plus and another one', '+49 (0) 171 2345678 +49 (0) 30 / 23125-111'],
  ['before another one', '030 23125111 / 0171 2345678'],
  ['below another one', '0171 2345678\n030 23125111'],
  ['without its plus', '49 30 23125111'],
  ['behind another one and a dash', '0171 2345678 – 030 23125111'],
])('a phone number matches %s', (_how, phone) => {
  expect(personMatcher('03023125111')({ ...jürgen, phone })).toBe('same')
})

it('a domain with umlauts is the same in the form that browsers send', () => {
  const [typed, sent] = ['info@bäckerei-muster.de', 'info@xn--bckerei-muster-5hb.de']
  expect(personMatcher(typed)({ ...jürgen, email: sent })).toBe('same')
  expect(personMatcher(sent)({ ...jürgen, email: typed })).toBe('same')
})

it('invisible characters do not prevent a match', () => {
  const hidden = { ...jürgen, name: 'Jür\u200Bgen', email: 'juergen\u200B@example.com\u2060' }
  expect(personMatcher('juergen@example.com')(hidden)).toBe('same')
  expect(personMatcher('Jürgen')(hidden)).toBe('similar')
})

it('a number of only a few digits or none matches nobody', () => {
  expect(personMatcher('10115')({ ...jürgen, phone: '10115' })).toBe('similar')
  expect(personMatcher('Jürgen')({ ...jürgen, phone: '' })).toBe('similar')
})

it('an e-mail address is normalized without long runs of combining marks', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  personMatcher('Jürgen')({ ...jürgen, email: `a${'\u0301'.repeat(50)}${'\u0323'.repeat(50)}` })
  const texts = normalize.mock.contexts.map(String)
  normalize.mockRestore()
  expect(texts).not.toEqual([])
  expect(texts.filter((text) => /\p{M}{31}/u.test(text))).toEqual([])
})
