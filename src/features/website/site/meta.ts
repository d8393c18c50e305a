import type { Metadata } from 'next'
import { siteUrl } from '../../../env.ts'
import { type Locale, localeTags } from '../../../i18n/locales.ts'
import type { PageWithMeta } from '../../../i18n/pages.ts'
import {
  fixedPaths,
  manifestPathOf,
  ogImagePathOf,
  type PageId,
  pathOf,
} from '../../../i18n/routes.ts'
import { cached, type ReadMode } from '../../../lib/cache/cache.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { fillCopy } from '../../../lib/content/copy.ts'
import { setPlainSpaces } from '../../../lib/text/no-break-spaces.ts'
import type { PageMeta } from '../../../payload-types.ts'
import { loadSite } from './data.ts'
import { alternatesOf, loadLanguages } from './languages.ts'

/** Metadata of a page, for search engines and link previews. */
export type Meta = {
  title: string
  description: string
  keywords?: string
  ogTitle: string
  ogDescription: string
  canonicalUrl?: string
}

/** Loads a page's metadata from its `page-meta` document, if it is published. */
export async function loadStoredMetadata(
  page: PageWithMeta,
  readMode: ReadMode,
): Promise<Metadata> {
  const meta = await cached(readMode, {
    key: ['meta', page],
    tags: [['page-meta', page]],
    load: async (query) => {
      const cms = await getCms()
      const { docs } = await cms.find({
        collection: 'page-meta',
        where: { page: { equals: page } },
        depth: 0,
        limit: 1,
        ...query,
      })
      return docs[0] ? toMeta(docs[0]) : null
    },
  })
  return buildMetadata({ page, readMode, meta: meta ?? {} })
}

type MetadataInput = { page: PageId | 'onboarding'; readMode: ReadMode; meta: Partial<Meta> }

/**
 * Builds a page's metadata: title with suffix, canonical URL, alternates and Open Graph. Missing texts
 * fall back to the site's brand and tagline.
 */
export async function buildMetadata({ page, readMode, meta }: MetadataInput): Promise<Metadata> {
  const { locale } = readMode
  const [site, languages] = await Promise.all([
    loadSite(readMode),
    page === 'onboarding' ? [] : loadLanguages(page, readMode),
  ])
  const { brand, titleSuffix, footer } = setPlainSpaces(site)
  const { title, description, keywords, ogTitle, ogDescription, canonicalUrl } = setPlainSpaces(
    fillCopy(meta, site.placeholders, locale),
  )
  const path = page === 'onboarding' ? fixedPaths.onboarding : pathOf(page, locale)
  const picture = {
    url: ogImagePathOf(page, locale),
    width: 1200,
    height: 630,
    alt: ogTitle || title,
  }
  return {
    metadataBase: new URL(siteUrl),
    title: title ? title + titleSuffix : brand,
    description: description || footer.tagline,
    keywords,
    manifest: manifestPathOf(locale),
    alternates: {
      canonical: canonicalUrl || path,
      languages: page === 'onboarding' ? undefined : alternatesOf(page, languages),
    },
    openGraph: {
      type: 'website',
      siteName: brand,
      locale: openGraphTag(locale),
      alternateLocale: languages.filter((other) => other !== locale).map(openGraphTag),
      title: ogTitle || title || brand,
      description: ogDescription || description || footer.tagline,
      url: path,
      images: [picture],
    },
    twitter: { card: 'summary_large_image' },
  }
}

function openGraphTag(locale: Locale): string {
  return localeTags[locale].replace('-', '_')
}

function toMeta(meta: PageMeta): Meta {
  const { title, description, keywords, ogTitle, ogDescription, canonicalUrl } = meta
  return { title, description, keywords, ogTitle, ogDescription, canonicalUrl: canonicalUrl ?? '' }
}
