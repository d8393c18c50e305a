import { unstable_cache } from 'next/cache'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import type { Locale } from '../../i18n/locales.ts'
import { type CachedResource, cacheTag } from './cache-tags.ts'
import { pageLife } from './page-life.ts'
import { versionedTag } from './tag-versions.ts'

/**
 * Whether this is `next build`, which has no database. The page cache begins empty with each start,
 * so that nobody sees what the build makes of a page without parameters.
 */
export const isBuilding = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD

/** What a page reads: a language as it is published, or its drafts in the staff's preview. */
export type Reading = { locale: Locale; draft: boolean }

/** How the public reads. */
export function published(locale: Locale): Reading {
  return { locale, draft: false }
}

/** How the CMS is asked. Drafts are read past its access rules: the preview's door has asked. */
type Asking = { locale: Locale; draft: boolean; overrideAccess: boolean }

type Cached<T> = {
  key: string[]
  /** All of a thing, or with its name the one document that is shown. */
  shows: readonly (CachedResource | [thing: CachedResource, name: string])[]
  load: (asking: Asking) => Promise<T>
}

/**
 * Loads through the page cache: the value, and each page that shows it, are kept until a hook of
 * the CMS throws one of its things away, and for a day at most. Drafts are always loaded anew and
 * never kept.
 */
export function cached<T>(reading: Reading, { key, shows, load }: Cached<T>): Promise<T> {
  const { locale, draft } = reading
  if (draft) return load({ locale, draft, overrideAccess: true })
  const tags = shows
    .map((thing) =>
      typeof thing === 'string' ? cacheTag(thing, locale) : cacheTag(thing[0], locale, thing[1]),
    )
    .map(versionedTag)
  const publicly = () => load({ locale, draft, overrideAccess: false })
  return unstable_cache(publicly, [...key, locale], { tags, revalidate: pageLife })()
}

/** Keeps the page that is being rendered for at most this many seconds. */
export async function keepFor(seconds: number): Promise<void> {
  // A page lives no longer than the shortest-lived value that it was made from.
  await unstable_cache(async () => null, ['keep-for', String(seconds)], { revalidate: seconds })()
}
