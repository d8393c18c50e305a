import { fold } from '../../../lib/text/fold.ts'

/**
 * How the search reads texts: without case and accents, umlauts also as two letters, and phone
 * numbers as one dials them at home.
 */

const isAscii = /^\p{ASCII}*$/u

/** `Müller` as `mueller`, as it is written where there are no umlauts. */
function foldWithTwoLetters(text: string): string {
  return fold(text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (umlaut) => `${fold(umlaut)}e`))
}

const phone = /^[+\d\s()/.‐‑–-]*\d[\d\s()/.‐‑–-]*$/

/** `+49 (0)30 1234`, `0049 30/1234` and `030 1234` as `0301234`; undefined for what is no number. */
export function dialled(text: string): string | undefined {
  const written = text.replace(/\p{Cf}/gu, '')
  if (!phone.test(written)) return undefined
  return written
    .replace(/\(0\)/g, '')
    .replace(/[^+\d]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+49/, '0')
}

/** The number of a phone field without the words behind it: `030 1234 (evenings)`. */
export function dialledIn(phoneField: string): string | undefined {
  const [number = ''] = /^[^\p{L}]+/u.exec(phoneField) ?? []
  return dialled(number.trim())
}

/** What a search is looked for in; made once of each entry. */
export function searchText(cells: readonly (number | string)[], phoneNumber: string): string {
  const text = cells.join('\n')
  const folded = fold(text)
  const twoLetters = isAscii.test(text) ? folded : foldWithTwoLetters(text)
  return [folded, ...(twoLetters === folded ? [] : [twoLetters]), dialledIn(phoneNumber)].join('\n')
}

/** Whether a text is found: every word of the search stands in it, or the whole is in the number. */
export function searcher(search: string): (text: string) => boolean {
  const words = search.split(/\s+/).filter(Boolean).map(readings)
  const number = dialled(search)
  return (text) =>
    words.every((word) => word.some((reading) => text.includes(reading))) ||
    (number !== undefined && text.includes(number))
}

function readings(word: string): string[] {
  const number = dialled(word)
  return [...new Set([fold(word), foldWithTwoLetters(word), ...(number ? [number] : [])])]
}
