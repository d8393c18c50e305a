import type { ServerResponse } from 'node:http'
import { siteUrl } from '../env.ts'

const year = 365 * 24 * 60 * 60

const isHttps = siteUrl.startsWith('https:')

/**
 * Tells browsers to keep to https, if the site's address says so. `headers` of next.config.ts cannot:
 * they are fixed by the build, which has no SITE_URL.
 */
export function setTransportSecurity(response: ServerResponse): void {
  if (isHttps) response.setHeader('Strict-Transport-Security', `max-age=${year}`)
}
