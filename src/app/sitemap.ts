import type { MetadataRoute } from 'next'
import { siteUrl } from '../env.ts'
import { alternatesOf, loadLanguages } from '../features/website/site/languages.ts'
import { defaultLocale } from '../i18n/locales.ts'
import { fixedPaths, type PageId, pageIds, pathOf } from '../i18n/routes.ts'
import { publishedMode } from '../lib/cache/cache.ts'

/** Rendered for each request from cached data, so that a build needs no database. */
export const dynamic = 'force-dynamic'

/** Lists every published page with its alternates in other languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await Promise.all(pageIds.map(entriesOf))
  return [...pages.flat(), { url: siteUrl + fixedPaths.onboarding }]
}

async function entriesOf(page: PageId): Promise<MetadataRoute.Sitemap> {
  const locales = await loadLanguages(page, publishedMode(defaultLocale))
  const alternates = alternatesOf(page, locales)
  const languages =
    alternates &&
    Object.fromEntries(Object.entries(alternates).map(([code, path]) => [code, siteUrl + path]))
  return locales.map((locale) => ({
    url: siteUrl + pathOf(page, locale),
    ...(languages && { alternates: { languages } }),
  }))
}
