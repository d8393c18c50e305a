import { expect, it } from 'vitest'
import { normalize } from '../../../src/lib/text/normalize.ts'

/** Every character whose decomposition consists of combining marks. */
const marks = Array.from({ length: 0x10ffff }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => /^\p{M}+$/u.test(character.normalize('NFKD')),
)

it('cuts runs of combining marks, whichever characters they are decomposed from', () => {
  expect(marks.length).toBeGreaterThan(2000)
  for (const mark of marks) {
    expect([...normalize(mark.repeat(100), 'NFKD')].length, mark).toBeLessThan(130)
  }
  for (const mixed of ['\u0301\uff9e', `${'\u0301'.repeat(30)}\uff9e`]) {
    expect(normalize(mixed.repeat(100), 'NFKD').length, mixed).toBeLessThan(130)
  }
})

it('keeps the marks of written languages', () => {
  expect(normalize('e\u0301', 'NFC')).toBe('é')
  expect(normalize('ｶﾞ', 'NFKD')).toBe('カ\u3099')
})
