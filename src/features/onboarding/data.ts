import type { Metadata } from 'next'
import { fixedPaths } from '../../i18n/routes.ts'
import { cached } from '../../lib/cache.ts'
import { cacheTag } from '../../lib/cache-tags.ts'
import { getCms } from '../../lib/payload.ts'
import { fillPlaceholders, type Placeholders } from '../../lib/placeholders.ts'

/** The head of the onboarding page, which exists in German only. */
export async function loadOnboardingMeta(
  placeholders: Placeholders,
  titleSuffix: string,
): Promise<Metadata> {
  const meta = await cached({
    key: ['page-meta', 'onboarding'],
    tags: [cacheTag('page-meta', 'de')],
    load: async () => {
      const cms = await getCms()
      const { docs } = await cms.find({
        collection: 'page-meta',
        where: { page: { equals: 'onboarding' } },
        locale: 'de',
        depth: 0,
        limit: 1,
        overrideAccess: false,
      })
      return docs[0]
    },
  })
  if (!meta) return {}
  const { title, description, keywords, ogTitle, ogDescription } = fillPlaceholders(
    meta,
    placeholders,
  )
  return {
    title: `${title}${titleSuffix}`,
    description,
    keywords,
    alternates: { canonical: meta.canonicalUrl || fixedPaths.onboarding },
    openGraph: { title: ogTitle, description: ogDescription, locale: 'de_DE', type: 'website' },
  }
}
