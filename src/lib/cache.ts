import { unstable_cache } from 'next/cache'
import type { CacheTag } from './cache-tags.ts'

type Cached<T> = { key: string[]; tags: CacheTag[]; load: () => Promise<T> }

/**
 * Loads through the page cache: the value, and each page that shows it, are kept until a hook of
 * the CMS throws one of the tags away.
 */
export function cached<T>({ key, tags, load }: Cached<T>): Promise<T> {
  return unstable_cache(load, key, { tags, revalidate: false })()
}

/** Keeps the page that is being rendered for at most this many seconds. */
export async function keepFor(seconds: number): Promise<void> {
  // A page lives no longer than the shortest-lived value that it was made from.
  await unstable_cache(async () => null, ['keep-for', String(seconds)], { revalidate: seconds })()
}
