import { isKnownPath } from '../../i18n/known-paths.ts'

/**
 * Returns whether a link is a valid http, mailto or tel URL, or a path that the site serves. Does
 * not request external URLs.
 */
export function isReachableLink(link: string): boolean {
  const address = link.trim()
  if (/\s/.test(address)) return false
  if (address.startsWith('/')) return isKnownPath(address.replace(/[?#].*$/, ''))
  const url = URL.parse(address)
  if (!url) return false
  if (url.protocol === 'http:' || url.protocol === 'https:') {
    // Browsers resolve `https:foo` relative to the page's own host.
    return /^https?:\/\//i.test(address) && url.hostname !== ''
  }
  if (url.protocol === 'mailto:') return /^[^@]+@[^@]+$/.test(url.pathname)
  return url.protocol === 'tel:' && /\d/.test(url.pathname)
}
