import { asciiAddress } from '../../../lib/text/ascii-address.ts'
import { fold } from '../../../lib/text/fold.ts'
import { normalize } from '../../../lib/text/normalize.ts'

const isAscii = /^\p{ASCII}*$/u

/** Folds case and accents, with umlauts as two letters: `Müller` becomes `mueller`. */
function foldWithDigraphs(text: string): string {
  return fold(normalize(text, 'NFC').replace(/[äöüÄÖÜ]/g, (umlaut) => `${fold(umlaut)}e`))
}

/** The longest phone number that is searched, with spaces and signs. */
const maxPhoneLength = 200

const phoneCharacters = /^[+\d\s()/.‐‑–-]*$/

/**
 * Normalizes a phone number to its national format: `+49 (0)30 1234`, `0049 30/1234` and `030 1234`
 * become `0301234`. Returns undefined if the text is not a phone number.
 */
export function normalizePhone(text: string): string | undefined {
  const written = text.replace(/\p{Cf}/gu, '').slice(0, maxPhoneLength)
  // One pattern for both conditions would backtrack, in quadratic time.
  if (!phoneCharacters.test(written)) return undefined
  if (!/\d/.test(written.slice(written.lastIndexOf('+') + 1))) return undefined
  return written
    .replace(/\(0\)/g, '')
    .replace(/[^+\d]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+49/, '0')
}

/**
 * Normalizes the numbers in a text such as a phone field, ignoring words: `Tel.: 030 1234 (evenings)`. A slash or
 * a dash between spaces may be in a number or between two, so both are returned.
 */
export function phoneNumbersIn(text: string): string[] {
  const written = text.replace(/\p{Cf}/gu, '').match(/[+\d(][+\d\s()/.‐‑–-]*/g) ?? []
  const numbers = written.flatMap((each) => each.split(/(?=\+)/))
  const parts = numbers.flatMap((each) => each.split(/\s[/‐‑–-]\s|\n/))
  return [...new Set([...numbers, ...parts])].flatMap(numbersOf)
}

/** Returns the text in which the search looks for an entry's values, and for the phone numbers in one of them. */
export function searchText(cells: readonly (number | string)[], withNumbers: string): string {
  const text = cells.join('\n')
  const folded = fold(text)
  const digraphs = isAscii.test(text) ? folded : foldWithDigraphs(text)
  return [folded, ...(digraphs === folded ? [] : [digraphs]), ...phoneNumbersIn(withNumbers)].join(
    '\n',
  )
}

/**
 * Returns a predicate on search texts: whether the text contains every word of the search, or the search
 * as a phone number.
 */
export function textMatcher(search: string): (text: string) => boolean {
  const words = wordsOf(search).map(spellingsOf)
  const numbers = numbersOf(search)
  return (text) =>
    words.every((spellings) => spellings.some((spelling) => text.includes(spelling))) ||
    numbers.some((number) => text.includes(number))
}

/** Returns the words of a search, which may be copied from a mail program: `Müller, Ana <ana@example.com>;`. */
export function wordsOf(search: string): string[] {
  return search
    .replaceAll(/mailto:/gi, ' ')
    .split(/[\s,;<>"]+/)
    .filter(Boolean)
}

function spellingsOf(word: string): string[] {
  const spellings = [fold(word), foldWithDigraphs(word), asciiAddress(word)]
  return [...new Set([...spellings, ...numbersOf(word)])]
}

/** The phone numbers that a text may mean. Call lists often show `+49 30` as `4930`. */
function numbersOf(text: string): string[] {
  const number = normalizePhone(text)
  if (number === undefined) return []
  return /^49\d{4}/.test(number) ? [number, `0${number.slice(2)}`] : [number]
}
