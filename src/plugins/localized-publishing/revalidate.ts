import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { type Locale, locales } from '../../i18n/locales.ts'
import { pageIds } from '../../i18n/routes.ts'
import { type CachedResource, type CacheTag, cacheTag } from '../../lib/cache/cache-tags.ts'
import { expireTags } from '../../lib/cache/expire-tags.ts'
import { isPublishedIn, type Stored } from '../../lib/content/published.ts'
import type { StoredChange } from '../../lib/content/publishing-rule.ts'
import { publicPart, type Reaction } from './stored-change.ts'

/** The field by which pages that show a single document find it. */
type Name = string | undefined

/**
 * Expires the cached pages which show a document, in each language in which what the public
 * reads of it has changed. So drafts expire nothing, and a field that all languages share
 * expires all. A page published or withdrawn in a language is linked to from all others.
 */
export function refreshOnChange(resource: CachedResource, name?: Name): Reaction {
  return ({ req, ...change }) =>
    refresh([...staleTags(resource, name, change), ...staleLinks(resource, name, change)], req)
}

/** The same for a document that is deleted. */
export function refreshOnDelete(resource: CachedResource, name?: Name): CollectionAfterDeleteHook {
  return ({ doc, req }) =>
    refresh(
      [
        ...locales.flatMap((locale) => tagsOf(resource, locale, namesIn(name, doc))),
        ...linksTo(resource, namesIn(name, doc)),
      ],
      req,
    )
}

/** The tags of the pages that list a collection, for when its order changes: all languages share it. */
export function tagsOfLists(resource: CachedResource): CacheTag[] {
  return locales.map((locale) => cacheTag(resource, locale))
}

function staleTags(
  resource: CachedResource,
  name: Name,
  { config, before, after }: Omit<StoredChange, 'req'>,
): CacheTag[] {
  const names = [...new Set([...namesIn(name, before), ...namesIn(name, after)])]
  return locales.flatMap((locale) => {
    const was = publicPart(config, before, locale)
    const is = publicPart(config, after, locale)
    if (isDeepStrictEqual(was, is)) return []
    // Only lists show the order.
    const isMovedOnly = isDeepStrictEqual({ ...was, _order: 0 }, { ...is, _order: 0 })
    return tagsOf(resource, locale, isMovedOnly ? [] : names)
  })
}

/** The links between the languages of a document's own page, if it has come or gone in one. */
function staleLinks(
  resource: CachedResource,
  name: Name,
  { before, after }: Omit<StoredChange, 'req'>,
): CacheTag[] {
  const names = [...new Set([...namesIn(name, before), ...namesIn(name, after)])]
  const isMoved = !isDeepStrictEqual(namesIn(name, before), namesIn(name, after))
  const isStale =
    isMoved || locales.some((each) => isPublishedIn(before, each) !== isPublishedIn(after, each))
  return isStale ? linksTo(resource, names) : []
}

function linksTo(resource: CachedResource, names: string[]): CacheTag[] {
  const pages = pageIds.filter((page) => page === resource || names.includes(page))
  return pages.flatMap((page) => locales.map((locale) => cacheTag('languages', locale, page)))
}

function tagsOf(resource: CachedResource, locale: Locale, names: string[]): CacheTag[] {
  return [cacheTag(resource, locale), ...names.map((name) => cacheTag(resource, locale, name))]
}

function namesIn(name: Name, doc: Stored): string[] {
  const value = name === undefined ? undefined : doc?.[name]
  return typeof value === 'string' ? [value] : []
}

async function refresh(tags: CacheTag[], req: PayloadRequest): Promise<void> {
  if (tags.length > 0) await expireTags(req.payload, tags, req)
}
