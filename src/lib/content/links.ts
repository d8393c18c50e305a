import { isKnownPath } from '../../i18n/known-paths.ts'

/**
 * Whether a link leads somewhere: to a web, mail or phone address, or to a path that the site
 * serves. External addresses are not requested.
 */
export function isReachableLink(link: string): boolean {
  const address = link.trim()
  if (/\s/.test(address)) return false
  if (address.startsWith('/')) return isKnownPath(address.replace(/[?#].*$/, ''))
  const url = URL.parse(address)
  if (!url) return false
  if (url.protocol === 'http:' || url.protocol === 'https:') {
    // Browsers take `https:foo` for an address of the page's own host.
    return /^https?:\/\//i.test(address) && url.hostname !== ''
  }
  if (url.protocol === 'mailto:') return /^[^@]+@[^@]+$/.test(url.pathname)
  return url.protocol === 'tel:' && /\d/.test(url.pathname)
}
