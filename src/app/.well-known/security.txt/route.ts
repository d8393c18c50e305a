import { env, siteUrl } from '../../../env.ts'
import { loadSite } from '../../../features/website/site/data.ts'
import { defaultLocale } from '../../../i18n/locales.ts'
import { publishedMode } from '../../../lib/cache/cache.ts'

/** Rendered for each request from cached data, so that a build needs no database. */
export const dynamic = 'force-dynamic'

/** RFC 9116 recommends less than a year. */
const validForMs = 180 * 24 * 60 * 60 * 1000

/** Returns the contact for reports of vulnerabilities (RFC 9116). */
export async function GET(): Promise<Response> {
  const contact = env.SECURITY_CONTACT ?? (await loadSite(publishedMode(defaultLocale))).email
  const fields = {
    Contact: contact.includes('://') ? contact : `mailto:${contact}`,
    Expires: new Date(Date.now() + validForMs).toISOString(),
    'Preferred-Languages': 'de, en',
    Canonical: `${siteUrl}/.well-known/security.txt`,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Response(lines.join(''), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
