import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike (Crockford). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const amount = 10
const groups = 6
const groupLength = 4

/**
 * Ten codes of 120 random bits, such as `7k2m-9qx4-a0cd-h5tv-22mn-r8zp`: a plain hash of what has fewer than
 * 112 could be guessed. Those of 80 bits from before stay valid.
 */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: amount }, () => Array.from({ length: groups }, group).join('-'))
}

/** A code as somebody typed it, with spaces, dashes and capitals, in the one form that is compared. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s\-–]/g, '')
