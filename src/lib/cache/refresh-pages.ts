import { revalidateTag } from 'next/cache.js'
import type { CacheTag } from './cache-tags.ts'

/**
 * Purges the cached pages that carry one of the tags, those still being made included. Next
 * does so when the request ends, and so after the database has committed. Throws outside a request
 * of Next's own.
 */
export function refreshPages(tags: readonly CacheTag[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
