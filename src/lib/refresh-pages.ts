import { revalidateTag } from 'next/cache.js'
import { after } from 'next/server.js'
import type { CacheTag } from './cache-tags.ts'

/** A page takes no longer than this to be made, in milliseconds. */
const longestRender = 2000

/**
 * Throws away the cached pages that carry one of the tags. Next does so when the request ends, and
 * so after the database has committed. Throws outside a request of Next's own.
 *
 * Once more a little later: a page whose making had begun before is kept as if it were new.
 */
export function refreshPages(tags: readonly CacheTag[]): void {
  expire(tags)
  after(async () => {
    await new Promise((resolve) => setTimeout(resolve, longestRender))
    expire(tags)
  })
}

function expire(tags: readonly CacheTag[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
