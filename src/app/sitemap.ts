import type { MetadataRoute } from 'next'
import { siteUrl } from '../env.ts'
import { loadHero } from '../features/landing/data.ts'
import { loadImprint, loadPrivacy } from '../features/legal/data.ts'
import { loadPersona } from '../features/persona/data.ts'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { fixedPaths, languagesOf, type PageId, pageIds, pathOf } from '../i18n/routes.ts'
import { published } from '../lib/cache.ts'

/** Asked anew each time, of data that is cached until it changes: a build needs no database. */
export const dynamic = 'force-dynamic'

/** Every published page with its other languages; the route table says which there can be. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await Promise.all(pageIds.map(entriesOf))
  return [...pages.flat(), { url: siteUrl + fixedPaths.onboarding }]
}

async function entriesOf(page: PageId): Promise<MetadataRoute.Sitemap> {
  const published: Locale[] = []
  for (const locale of languagesOf(page)) {
    if (await isPublished(page, locale)) published.push(locale)
  }
  const addresses = published.map((locale) => [locale, siteUrl + pathOf(page, locale)] as const)
  if (addresses.length < 2) return addresses.map(([, url]) => ({ url }))
  const languages = {
    ...Object.fromEntries(addresses),
    'x-default': Object.fromEntries(addresses)[defaultLocale] ?? addresses[0]?.[1],
  }
  return addresses.map(([, url]) => ({ url, alternates: { languages } }))
}

async function isPublished(page: PageId, locale: Locale): Promise<boolean> {
  const reading = published(locale)
  if (page === 'landing') return Boolean(await loadHero(reading, {}))
  if (page === 'imprint') return Boolean(await loadImprint(reading, {}))
  if (page === 'privacy') return Boolean(await loadPrivacy(reading, {}))
  return Boolean(await loadPersona(page, reading, {}))
}
