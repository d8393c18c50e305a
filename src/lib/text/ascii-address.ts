/**
 * Returns an address, or a domain, in the form in which DNS and SMTP know its domain:
 * `info@xn--bckerei-5wa.de`. Some browsers send what users type into a field for an address in this form.
 */
export function asciiAddress(text: string): string {
  const domainAt = text.lastIndexOf('@') + 1
  return text.slice(0, domainAt) + toAscii(text.slice(domainAt))
}

function toAscii(domain: string): string {
  if (/^\p{ASCII}*$/u.test(domain)) return domain
  const isInternational = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && URL.canParse(`http://${domain}`)
  return isInternational ? new URL(`http://${domain}`).hostname : domain
}
