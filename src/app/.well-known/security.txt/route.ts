import { env, siteUrl } from '../../../env.ts'
import { loadSite } from '../../../features/website/site/data.ts'
import { defaultLocale } from '../../../i18n/locales.ts'
import { published } from '../../../lib/cache/cache.ts'

/** Asked anew each time, of data that is cached until it changes: a build needs no database. */
export const dynamic = 'force-dynamic'

/** Milliseconds for which somebody may rely on a copy; RFC 9116 wants less than a year. */
const validFor = 180 * 24 * 60 * 60 * 1000

/** To whom one reports a weakness of the site (RFC 9116). */
export async function GET(): Promise<Response> {
  const contact = env.SECURITY_CONTACT ?? (await loadSite(published(defaultLocale))).email
  const fields = {
    Contact: contact.includes('://') ? contact : `mailto:${contact}`,
    Expires: new Date(Date.now() + validFor).toISOString(),
    'Preferred-Languages': 'de, en',
    Canonical: `${siteUrl}/.well-known/security.txt`,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Response(lines.join(''), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
