import * as z from 'zod'

/** Returns whether a text is an e-mail address. Its domain may contain umlauts: `info@bäckerei.de`. */
export function isEmail(text: string): boolean {
  return z.email().safeParse(text.replace(/[^@]+$/, toAscii)).success
}

/** Returns the form of a domain in which DNS and SMTP know it: `xn--bckerei-5wa.de`. */
function toAscii(domain: string): string {
  const isInternational = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && URL.canParse(`http://${domain}`)
  return isInternational ? new URL(`http://${domain}`).hostname : domain
}
