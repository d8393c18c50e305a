import type { ServerResponse } from 'node:http'
import { siteUrl } from '../env.ts'
import { policyHeader, publicPolicy } from '../lib/http/content-policy.ts'

const year = 365 * 24 * 60 * 60

const headers = new Headers({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  [policyHeader]: publicPolicy({ scripts: [], styles: [] }),
})
// Not in the `headers` of next.config.ts, because they are fixed at build time,
// when SITE_URL is not set.
if (siteUrl.startsWith('https:')) headers.set('Strict-Transport-Security', `max-age=${year}`)

/** Sets the headers of every response, including those that this server sends without Next. */
export function setSecurityHeaders(response: ServerResponse): void {
  response.setHeaders(headers)
}
