import { unstable_cache } from 'next/cache'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import type { Locale } from '../../i18n/locales.ts'
import { type CachedResource, cacheTag } from './cache-tags.ts'
import { pageRevalidateSeconds } from './page-revalidate-seconds.ts'
import { versionedTag } from './tag-versions.ts'

/**
 * Whether this process is `next build`, which has no database. Pages prerendered by the build are
 * never served, because the page cache is empty after each start.
 */
export const isBuilding = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD

/**
 * Whether a page reads the published content of a language, or its drafts for the staff's preview.
 */
export type ReadMode = {
  locale: Locale
  draft: boolean
  /** Whether texts of drafts contain the path of their field, see `plugins/mark-texts`. */
  marksTexts?: boolean
}

/** Returns the read mode of public pages. */
export function publishedMode(locale: Locale): ReadMode {
  return { locale, draft: false }
}

/**
 * Payload query options. Drafts skip access rules because the preview's route has checked access.
 */
type QueryOptions = {
  locale: Locale
  draft: boolean
  overrideAccess: boolean
  context?: { marksTexts?: boolean }
}

type Cached<T> = {
  key: string[]
  /** The whole resource, or a resource and the name of the single document. */
  tags: readonly (CachedResource | [resource: CachedResource, name: string])[]
  load: (query: QueryOptions) => Promise<T>
}

/**
 * Loads a value through the page cache. The value and the pages that show it are cached until a CMS
 * hook expires one of the tags, or for a day at most. Drafts are never cached.
 */
export function cached<T>(readMode: ReadMode, { key, tags, load }: Cached<T>): Promise<T> {
  const { locale, draft, marksTexts } = readMode
  if (draft) return load({ locale, draft, overrideAccess: true, context: { marksTexts } })
  const versionedTags = tags
    .map((resource) =>
      typeof resource === 'string'
        ? cacheTag(resource, locale)
        : cacheTag(resource[0], locale, resource[1]),
    )
    .map(versionedTag)
  const loadPublished = () => load({ locale, draft, overrideAccess: false })
  return unstable_cache(loadPublished, [...key, locale], {
    tags: versionedTags,
    revalidate: pageRevalidateSeconds,
  })()
}

/** Limits how long the page that is being rendered may be cached. */
export async function limitRevalidate(seconds: number): Promise<void> {
  // Next caches a page only as long as the shortest-lived value it was rendered from.
  await unstable_cache(async () => null, ['page-lifetime', String(seconds)], {
    revalidate: seconds,
  })()
}
