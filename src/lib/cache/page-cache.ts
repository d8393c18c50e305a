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
 * Next's page cache (`cacheHandler` in next.config.ts), in memory: it begins empty with each start.
 *
 * Next's own one dates a page by the end of its making, and so keeps for ever what was read before a
 * change and made after it. This one has no dates: tags carry the version that they had before the
 * data was read, and what carries an expired one is neither stored nor returned.
 */
export default class PageCache implements CacheHandler {
  async get(key: string): Promise<CacheHandlerValue | null> {
    const entry = entries.get(key)
    if (!entry || entry.tags.every(isCurrentTag)) return entry ?? null
    entries.delete(key)
    return null
  }

  async set(key: string, value: Value | null, context: SetContext): Promise<void> {
    if (!value) return
    const tags = tagsOf(value, context)
    if (!tags.every(isCurrentTag)) return
    const cacheControl = 'cacheControl' in context ? strict(context.cacheControl) : undefined
    entries.set(key, { value, tags, cacheControl, lastModified: Date.now() })
  }

  /** Nothing calls it: tags expire without Next (`expire-tags.ts`). */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

/** A page with a shorter lifetime than others is not served stale while a new one is rendered. */
function strict(cacheControl: CacheControl): CacheControl {
  const { revalidate } = cacheControl ?? {}
  return revalidate && revalidate < pageRevalidateSeconds
    ? { revalidate, expire: revalidate }
    : cacheControl
}

/** The tags of a value that pages are made from come with it; a page's in a header that Next removes. */
function tagsOf(value: Value, context: SetContext): string[] {
  if ('tags' in context) return context.tags ?? []
  const header = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',') : []
}

/** Roughly the bytes that it takes in memory. */
function sizeOf(value: Value): number {
  const parts: Iterable<{ length: number } | undefined> = [
    'html' in value && typeof value.html === 'string' ? value.html : undefined,
    'rscData' in value ? value.rscData : undefined,
    ...('segmentData' in value ? (value.segmentData?.values() ?? []) : []),
    'body' in value ? value.body : undefined,
    'data' in value ? value.data.body : undefined,
  ]
  return [...parts].reduce((sum, part) => sum + (part?.length ?? 0), 1024)
}
