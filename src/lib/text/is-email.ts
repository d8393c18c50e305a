import * as z from 'zod'

/** The maximum length of an address (RFC 5321), which also limits the time to validate it. */
const maxLength = 254

/** Returns whether a text is an e-mail address. Its domain may contain umlauts: `info@bäckerei.de`. */
export function isEmail(text: string): boolean {
  if (text.length > maxLength) return false
  const domainAt = text.lastIndexOf('@') + 1
  const ascii = text.slice(0, domainAt) + toAscii(text.slice(domainAt))
  return z.email().safeParse(ascii).success
}

/** Returns the form of a domain in which DNS and SMTP know it: `xn--bckerei-5wa.de`. */
function toAscii(domain: string): string {
  const isInternational = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && URL.canParse(`http://${domain}`)
  return isInternational ? new URL(`http://${domain}`).hostname : domain
}
