import { unstable_cache } from 'next/cache'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import type { Locale } from '../../i18n/locales.ts'
import { type CachedResource, cacheTag } from './cache-tags.ts'
import { pageRevalidateSeconds } from './page-revalidate-seconds.ts'
import { versionedTag } from './tag-versions.ts'

/**
 * Whether this is `next build`, which has no database. The page cache begins empty with each start,
 * so that nobody sees what the build makes of a page without parameters.
 */
export const isBuilding = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD

/** What a page reads: a language as it is published, or its drafts in the staff's preview. */
export type ReadMode = {
  locale: Locale
  draft: boolean
  /** Whether drafts carry in their texts where these are written: see `plugins/mark-texts`. */
  marksTexts?: boolean
}

/** How the public reads. */
export function published(locale: Locale): ReadMode {
  return { locale, draft: false }
}

/** The options of a query. Drafts are read without access rules: the preview's route has checked access. */
type QueryOptions = {
  locale: Locale
  draft: boolean
  overrideAccess: boolean
  context?: { marksTexts?: boolean }
}

type Cached<T> = {
  key: string[]
  /** All of a resource, or with its name the one document that is shown. */
  tags: readonly (CachedResource | [resource: CachedResource, name: string])[]
  load: (query: QueryOptions) => Promise<T>
}

/**
 * Loads through the page cache: the value, and each page that shows it, are cached until a hook of
 * the CMS expires one of its tags, and for a day at most. Drafts are always loaded anew and
 * never cached.
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
  const publicly = () => load({ locale, draft, overrideAccess: false })
  return unstable_cache(publicly, [...key, locale], {
    tags: versionedTags,
    revalidate: pageRevalidateSeconds,
  })()
}

/** Keeps the page that is being rendered for at most this many seconds. */
export async function limitRevalidate(seconds: number): Promise<void> {
  // A page lives no longer than the shortest-lived value that it was made from.
  await unstable_cache(async () => null, ['page-lifetime', String(seconds)], {
    revalidate: seconds,
  })()
}
