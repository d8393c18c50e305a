import { LRUCache } from 'lru-cache'
import type {
  CacheHandler,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache/index.js'
import { pageRevalidateSeconds } from './page-revalidate-seconds.ts'
import { isCurrentTag } from './tag-versions.ts'

type CacheControl = CacheHandlerValue['cacheControl']
type Value = NonNullable<CacheHandlerValue['value']>
type SetContext = Parameters<CacheHandler['set']>[2]
type Entry = CacheHandlerValue & { value: Value; tags: string[] }

const entries = new LRUCache<string, Entry>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ value }) => sizeOf(value),
})

/**
 * Next's page cache (`cacheHandler` in next.config.ts), in memory, so it is empty after each start.
 *
 * Next's default cache dates a page by the end of its rendering. If its data was read before a
 * change but rendering ended after it, the outdated page would never expire. This cache compares
 * versions instead of dates: tags contain the version they had before the data was read, and
 * entries with an expired version are neither stored nor returned.
 */
export default class PageCache implements CacheHandler {
  async get(key: string): Promise<CacheHandlerValue | null> {
    const entry = entries.get(key)
    if (!entry || entry.tags.every(isCurrentTag)) return entry ?? null
    entries.delete(key)
    return null
  }

  async set(key: string, value: Value | null, context: SetContext): Promise<void> {
    if (!value || isFailedRoute(value)) return
    const tags = tagsOf(value, context)
    if (!tags.every(isCurrentTag)) return
    const cacheControl =
      'cacheControl' in context ? withoutStaleServing(context.cacheControl) : undefined
    entries.set(key, { value, tags, cacheControl, lastModified: Date.now() })
  }

  /** Required by the interface but never called: tags expire without Next, see `expire-tags.ts`. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

/**
 * Returns whether a value is the failed response of a route handler, such as the 404 of the picture of a
 * page that is not published. Next passes no tags with it, so it would never expire.
 */
function isFailedRoute(value: Value): boolean {
  return !('html' in value) && 'status' in value && value.status >= 400
}

/**
 * Prevents serving a page stale while it is rendered again, if its lifetime is
 * shorter than the default.
 */
function withoutStaleServing(cacheControl: CacheControl): CacheControl {
  const { revalidate } = cacheControl ?? {}
  return revalidate && revalidate < pageRevalidateSeconds
    ? { revalidate, expire: revalidate }
    : cacheControl
}

/**
 * Returns the tags of an entry. Next passes those of data in the context, and
 * those of pages in a header.
 */
function tagsOf(value: Value, context: SetContext): string[] {
  if ('tags' in context) return context.tags ?? []
  const header = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',') : []
}

/** Estimates the size of a value in memory, in bytes. */
function sizeOf(value: Value): number {
  const html = 'html' in value && typeof value.html === 'string' ? value.html : ''
  const parts: Iterable<{ length: number } | undefined> = [
    // Most pages contain a character that makes each take two bytes.
    { length: 2 * html.length },
    'rscData' in value ? value.rscData : undefined,
    ...('segmentData' in value ? (value.segmentData?.values() ?? []) : []),
    'body' in value ? value.body : undefined,
    'data' in value ? value.data.body : undefined,
  ]
  return [...parts].reduce((sum, part) => sum + (part?.length ?? 0), 1024)
}
