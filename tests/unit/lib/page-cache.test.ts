import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import PageCache from '../../../src/lib/cache/page-cache.ts'
import { pageRevalidateSeconds } from '../../../src/lib/cache/page-revalidate-seconds.ts'
import { expireByMessage, formatExpiredTags } from '../../../src/lib/cache/tag-channel.ts'
import { expireAllTags, expireTag, versionedTag } from '../../../src/lib/cache/tag-versions.ts'

const cache = new PageCache()

beforeAll(() => {
  vi.useFakeTimers()
})

afterAll(() => {
  vi.useRealTimers()
})

/** A page as Next stores it. */
function page(html: string, tags: string[]) {
  return {
    kind: 'APP_PAGE',
    html,
    headers: { 'x-next-cache-tags': ['_N_T_/layout', ...tags].join(',') },
  } as never
}

const day = 24 * 3600
const lifetime = (revalidate = pageRevalidateSeconds) =>
  ({ cacheControl: { revalidate, expire: day } }) as never

async function stored(key: string): Promise<string | undefined> {
  return ((await cache.get(key))?.value as { html?: string } | undefined)?.html
}

describe('the page cache', () => {
  it('serves a page until one of its tags is invalidated, and keeps other pages longer', async () => {
    await cache.set('/de', page('German', [versionedTag('personas:de')]), lifetime())
    await cache.set('/ro', page('Romanian', [versionedTag('personas:ro')]), lifetime())
    expireTag('personas:ro')
    expect(await stored('/ro')).toBeUndefined()
    expect(await stored('/de')).toBe('German')
  })

  it('does not store a missing picture, whose tags Next does not pass', async () => {
    const missing = { kind: 'APP_ROUTE', status: 404, headers: {}, body: Buffer.alloc(0) } as never
    await cache.set('/og/en/clara.png', missing, lifetime())
    expect(await cache.get('/og/en/clara.png')).toBeNull()
  })

  it('does not store a page whose rendering began before a tag was invalidated, however long it took', async () => {
    const tag = versionedTag('landing:en')
    expireTag('landing:en')
    vi.advanceTimersByTime(60_000)
    await cache.set('/en', page('old', [tag]), lifetime())
    expect(await stored('/en')).toBeUndefined()
    await cache.set('/en', page('new', [versionedTag('landing:en')]), lifetime())
    expect(await stored('/en')).toBe('new')
  })

  it('receives invalidated tags from other instances', async () => {
    await cache.set('/de', page('German', [versionedTag('personas:de')]), lifetime())
    await cache.set('/ro', page('Romanian', [versionedTag('personas:ro')]), lifetime())
    expireByMessage(formatExpiredTags(['personas:ro', 'features:ro']))
    expect([await stored('/de'), await stored('/ro')]).toEqual(['German', undefined])
    // PostgreSQL does not send a message with that many names.
    expireByMessage(
      formatExpiredTags(Array.from({ length: 1000 }, (_, each) => `personas/${each}:ro`)),
    )
    expect(await stored('/de')).toBeUndefined()
  })

  it('can be cleared completely, including pages that are still being rendered', async () => {
    const tags = ['personas:de', 'landing:ro'].map(versionedTag)
    await cache.set('/de', page('kept', tags), lifetime())
    expireAllTags()
    expect(await stored('/de')).toBeUndefined()
    await cache.set('/de', page('begun before', tags), lifetime())
    expect(await stored('/de')).toBeUndefined()
  })

  it('does the same with the cached values that pages are rendered from', async () => {
    const value = {
      kind: 'FETCH',
      data: { body: '"old"' },
      revalidate: pageRevalidateSeconds,
    } as never
    const tags = [versionedTag('claims:pt')]
    await cache.set('claims', value, { fetchCache: true, tags })
    expect(await cache.get('claims')).toMatchObject({ value })
    expireTag('claims:pt')
    expect(await cache.get('claims')).toBeNull()
    await cache.set('claims', value, { fetchCache: true, tags })
    expect(await cache.get('claims')).toBeNull()
  })

  it.each([
    ['a day, and is made anew after half of it', pageRevalidateSeconds, day],
    ['an hour, where the page asks for that', 3600, 3600],
  ])('serves a page for %s', async (_, revalidate, expire) => {
    const lastModified = Date.now()
    await cache.set('/pt', page('page', []), lifetime(revalidate))
    const cacheControl = { revalidate, expire }
    expect(await cache.get('/pt')).toMatchObject({ lastModified, cacheControl })
  })

  it('holds at most 64 MB and evicts the least recently used pages', async () => {
    // Two bytes per character.
    const megabyte = '€'.repeat(512 * 1024)
    for (let each = 0; each < 100; each++) {
      await cache.set(`/${each}`, page(megabyte, []), lifetime())
    }
    const all = await Promise.all(Array.from({ length: 100 }, (_, each) => stored(`/${each}`)))
    expect(all.filter(Boolean)).toHaveLength(63)
    expect(await stored('/99')).toBe(megabyte)
  })
})
