import { normalize } from './normalize.ts'

const isAscii = /^\p{ASCII}*$/u

/** Letters that Unicode normalization does not decompose. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
}

const specialLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/**
 * Removes case, accents and invisible characters: `Müller` becomes `muller`,
 * `Łukasz` becomes `lukasz`.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (isAscii.test(lower)) return lower
  return normalize(lower, 'NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(specialLetters, (letter) => plainLetters[letter] ?? letter)
}
