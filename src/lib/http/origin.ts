import { env, siteUrl } from '../../env.ts'

/**
 * Returns whether a page of another origin sends this write. Browsers send `Origin` or
 * `Sec-Fetch-Site` with writes. Clients without these headers are not browsers, so they
 * have no session that another site could abuse. Without SITE_URL, the site's own host
 * is taken from the request.
 */
export function isCrossOriginWrite({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  const origin = headers.get('Origin')
  if (origin !== null) return !isOwnOrigin(origin, headers)
  const site = headers.get('Sec-Fetch-Site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

/**
 * Returns whether a browser says that a page of another site sends this request. Unlike an origin, this does
 * not depend on SITE_URL, so that the forms work on each domain of the site.
 */
export function isCrossSite(headers: Headers): boolean {
  return headers.get('Sec-Fetch-Site') === 'cross-site'
}

function isOwnOrigin(origin: string, headers: Headers): boolean {
  if (!URL.canParse(origin)) return false
  const given = new URL(origin)
  if (env.SITE_URL) return given.origin === new URL(siteUrl).origin
  return [headers.get('X-Forwarded-Host'), headers.get('Host')].includes(given.host)
}
