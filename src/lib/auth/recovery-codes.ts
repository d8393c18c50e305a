import { randomInt } from 'node:crypto'

/** Crockford's base32 alphabet, without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const amount = 10
const groups = 6
const groupLength = 4

/**
 * Returns ten codes of 120 random bits, such as `7k2m-9qx4-a0cd-h5tv-22mn-r8zp`. An unsalted hash
 * of a code with fewer than 112 bits could be brute-forced. Older codes of 80 bits stay valid.
 */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: amount }, () => Array.from({ length: groups }, group).join('-'))
}

/**
 * Normalizes a typed code for comparison: removes spaces and dashes, and converts it to lower case.
 */
export const normalizeCode = (typed: string): string => typed.toLowerCase().replace(/[\s\-–]/g, '')
