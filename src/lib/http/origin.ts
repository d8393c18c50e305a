import { env, siteUrl } from '../../env.ts'

/**
 * Whether another site's page makes this request write something. Browsers say where a write comes
 * from; a program says nothing and has no session to be abused. Without SITE_URL the site's own host
 * is the one in the request.
 */
export function isCrossOriginWrite({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  const origin = headers.get('Origin')
  if (origin !== null) return !isOwn(origin, headers)
  const site = headers.get('Sec-Fetch-Site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

function isOwn(origin: string, headers: Headers): boolean {
  if (!URL.canParse(origin)) return false
  const given = new URL(origin)
  if (env.SITE_URL) return given.origin === new URL(siteUrl).origin
  return [headers.get('X-Forwarded-Host'), headers.get('Host')].includes(given.host)
}
