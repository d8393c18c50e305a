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
 * Does not match letters that stand for a word or a sentence and decompose to up to eighteen letters:
 * searching a long text of them would take gigabytes.
 */
const otherLetters = /[^\u3200-\u33ff\ufdfa\ufdfb]+/gu

/**
 * Removes case, accents and invisible characters: `Müller` becomes `muller`,
 * `Łukasz` becomes `lukasz`.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (isAscii.test(lower)) return lower
  return lower
    .replace(otherLetters, (letters) => normalize(letters, 'NFKD'))
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(specialLetters, (letter) => plainLetters[letter] ?? letter)
}
