import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { type Locale, locales } from '../../i18n/locales.ts'
import { pageIds } from '../../i18n/routes.ts'
import { type CachedResource, type CacheTag, cacheTag } from '../../lib/cache/cache-tags.ts'
import { expireTags } from '../../lib/cache/expire-tags.ts'
import { isPublishedIn, type Stored } from '../../lib/content/published.ts'
import type { StoredChange } from '../../lib/content/publishing-rule.ts'
import { type ChangeListener, publishedContent } from './stored-change.ts'

/** The field by which a page finds the single document that it shows, if there is one. */
type PageField = string | undefined

/**
 * Expires the cache tags of the pages that show a document, in each language whose published
 * content has changed. A draft expires nothing; a shared field expires all languages. When a page
 * is published or unpublished in one language, the language links on its other versions expire,
 * too.
 */
export function expireCacheOnChange(
  resource: CachedResource,
  pageField?: PageField,
): ChangeListener {
  return ({ req, ...change }) =>
    expire(
      [
        ...staleTags(resource, pageField, change),
        ...staleLanguageLinks(resource, pageField, change),
      ],
      req,
    )
}

export function expireCacheOnDelete(
  resource: CachedResource,
  pageField?: PageField,
): CollectionAfterDeleteHook {
  return ({ doc, req }) =>
    expire(
      [
        ...locales.flatMap((locale) => tagsOf(resource, locale, pageNames(pageField, doc))),
        ...languageLinkTags(resource, pageNames(pageField, doc)),
      ],
      req,
    )
}

/** Returns the tags of all lists of a collection; its order is the same in every language. */
export function listTags(resource: CachedResource): CacheTag[] {
  return locales.map((locale) => cacheTag(resource, locale))
}

function staleTags(
  resource: CachedResource,
  pageField: PageField,
  { config, before, after }: Omit<StoredChange, 'req'>,
): CacheTag[] {
  const names = [...new Set([...pageNames(pageField, before), ...pageNames(pageField, after)])]
  return locales.flatMap((locale) => {
    const was = publishedContent(config, before, locale)
    const is = publishedContent(config, after, locale)
    if (isDeepStrictEqual(was, is)) return []
    // Only lists depend on the order.
    const isMovedOnly = isDeepStrictEqual({ ...was, _order: 0 }, { ...is, _order: 0 })
    return tagsOf(resource, locale, isMovedOnly ? [] : names)
  })
}

/**
 * Returns the tags of the language links, if the document's page was added or removed in a
 * language.
 */
function staleLanguageLinks(
  resource: CachedResource,
  pageField: PageField,
  { before, after }: Omit<StoredChange, 'req'>,
): CacheTag[] {
  const names = [...new Set([...pageNames(pageField, before), ...pageNames(pageField, after)])]
  const isMoved = !isDeepStrictEqual(pageNames(pageField, before), pageNames(pageField, after))
  const isStale =
    isMoved || locales.some((each) => isPublishedIn(before, each) !== isPublishedIn(after, each))
  return isStale ? languageLinkTags(resource, names) : []
}

function languageLinkTags(resource: CachedResource, names: string[]): CacheTag[] {
  const pages = pageIds.filter((page) => page === resource || names.includes(page))
  return pages.flatMap((page) => locales.map((locale) => cacheTag('languages', locale, page)))
}

function tagsOf(resource: CachedResource, locale: Locale, names: string[]): CacheTag[] {
  return [cacheTag(resource, locale), ...names.map((name) => cacheTag(resource, locale, name))]
}

function pageNames(pageField: PageField, doc: Stored): string[] {
  const value = pageField === undefined ? undefined : doc?.[pageField]
  return typeof value === 'string' ? [value] : []
}

async function expire(tags: CacheTag[], req: PayloadRequest): Promise<void> {
  if (tags.length > 0) await expireTags(req.payload, tags, req)
}
