import { describe, expect, it } from 'vitest'
import { setNoBreakSpaces, setPlainSpaces } from '../../../src/lib/text/no-break-spaces.ts'

/** `_` stands for a no-break space. */
describe.each([
  [
    'de',
    [
      'bis_zu 75_%',
      'um 9.30_Uhr, 14_Tage, 1_Stunde, 10_MB',
      '§_25 Abs._2 Nr._2 TDDDG, §§_5 und 6',
      'Art._6 Abs._1 Buchst._a DSGVO',
      'am 20._Juli 2025, Verordnung (EU)_2024/3228',
      'Porträt von Dr._Thomas Berger',
      'Antwort mit Ja_– oder mit Nein',
      'z._B. und d._h.',
    ],
  ],
  [
    'en',
    [
      '14 days, up_to 75%, 4_pm, 10_MB',
      'section_18_(2), 20_July 2025',
      'Dr_Berger, Dr._Thomas Berger',
      'No one, no more',
    ],
  ],
  ['pt', ['14_dias, até 75_%', '20_de_julho de 2025', '§_18_(2), artigo_6, n.º_5', 'Dr._Thomas']],
  ['ro', ['24_de_ore, 1_zi, 14_zile', 'până_la 75_%', 'la ora_16, alin._(2)', 'la 20_iulie 2025']],
] as const)('the no-break spaces in %s', (locale, texts) => {
  it.each(texts)('keep together: %s', (text) => {
    const plain = text.replaceAll('_', ' ')
    expect(setNoBreakSpaces(plain, locale).replaceAll('\u00a0', '_')).toBe(text)
  })

  it.each([
    'https://example.com/14/Tage?a=1&b=2#c',
    'mailto:hallo@example.com',
    'calendar-check',
    '+49 30 23125 000',
    '10115 Berlin',
    'Musterstraße 1\n10115 Berlin',
    '24/7 Online',
    '',
  ])('do not change: %j', (text) => {
    expect(setNoBreakSpaces(text, locale)).toBe(text)
  })
})

it('do not change when the rules are applied twice', () => {
  const once = setNoBreakSpaces('bis zu 75 % in 14 Tagen', 'de')
  expect(setNoBreakSpaces(once, 'de')).toBe(once)
})

it('become plain spaces for search engines', () => {
  expect(setPlainSpaces({ a: ['bis\u00a0zu 75\u00a0%'] })).toEqual({ a: ['bis zu 75 %'] })
})

it.each(['1', ',', ':', '.', ' ', '(', '§', '–', '1,', '1:', '1.', ' (1', '§ ', 'z. ', '1 de '])(
  'are set in linear time in a text of nothing but %j',
  (piece) => {
    const secondsFor = (length: number) => {
      const text = piece.repeat(length / piece.length)
      const before = process.cpuUsage()
      for (const locale of ['de', 'en', 'pt', 'ro'] as const) setNoBreakSpaces(text, locale)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1e6
    }
    secondsFor(1_000)
    // In quadratic time the second text would take minutes.
    expect(secondsFor(400_000)).toBeLessThan(2)
  },
)
