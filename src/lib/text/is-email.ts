import * as z from 'zod'
import { asciiAddress } from './ascii-address.ts'

/** The maximum length of an address (RFC 5321), which also limits the time to validate it. */
export const maxEmailLength = 254

/** Returns whether a text is an e-mail address. Its domain may contain umlauts: `info@bäckerei.de`. */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false
  return z.email().safeParse(asciiAddress(text)).success
}
