import type { Client } from 'pg'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import {
  languagesOf,
  manifestPathOf,
  ogImagePathOf,
  pageIds,
  pathOf,
  picturePages,
} from '../../src/i18n/routes.ts'
import { expect, testWithoutBrowser as test } from '../support/fixtures.ts'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { withDatabase } from '../support/with-database.ts'

const product = restoredProduct()

/** Everything that is rendered once and cached. */
const cachedPaths = [
  ...pageIds.flatMap((page) => languagesOf(page).map((locale) => pathOf(page, locale))),
  ...locales.flatMap((locale) => picturePages.map((page) => ogImagePathOf(page, locale))),
  ...locales.map(manifestPathOf),
  '/voice-bot-onboarding',
]

/**
 * Requests everything and returns what was not served from the cache. This also fills the cache
 * again.
 */
async function requestUncached(): Promise<string[]> {
  const uncached: string[] = []
  for (const address of cachedPaths) {
    const response = await fetch(product.url + address)
    await response.arrayBuffer()
    if (response.headers.get('x-nextjs-cache') !== 'HIT') uncached.push(address)
  }
  return uncached.toSorted()
}

/** Fills the cache with everything. */
async function fillCache(): Promise<void> {
  await requestUncached()
  expect(await requestUncached()).toEqual([])
}

test.describe('only the pages that show a change are rendered again (payload issue 10750)', () => {
  const inEveryLanguage = (paths: (locale: Locale) => string[]) => locales.flatMap(paths).toSorted()

  const changes: [name: string, change: () => Promise<unknown>, pages: string[]][] = [
    [
      'a persona in one language',
      () => product.staff.publish(product.viktor, 'ro', { motto: 'O vorbă bună' }),
      ['/og/ro/viktor.png', '/ro', '/ro/viktor'],
    ],
    [
      'a shared field of a persona',
      () => product.staff.publish(product.viktor, 'ro', { age: 36 }),
      inEveryLanguage((locale) => [`/og/${locale}/viktor.png`, `/${locale}`, `/${locale}/viktor`]),
    ],
    [
      'a draft of a persona',
      () => product.staff.draft(product.viktor, 'ro', { motto: 'Ciornă', age: 37 }),
      [],
    ],
    [
      'publishing that draft in one language, including the shared field',
      () => product.staff.publish(product.viktor, 'ro', {}),
      inEveryLanguage((locale) => [`/og/${locale}/viktor.png`, `/${locale}`, `/${locale}/viktor`]),
    ],
    [
      'the order of the personas',
      async () => {
        const { docs } = await product.staff.send('GET', 'personas?depth=0&sort=_order')
        const [first, second] = docs as { id: number }[]
        await product.staff.send('POST', 'reorder', {
          collectionSlug: 'personas',
          docsToMove: [first?.id],
          newKeyWillBe: 'greater',
          target: { id: second?.id },
        })
      },
      inEveryLanguage((locale) => [`/${locale}`]),
    ],
    [
      'a feature',
      async () => {
        const { docs } = await product.staff.send('GET', 'features?limit=1&depth=0')
        await product.staff.publish(`features/${docs[0].id}`, 'pt', { title: 'Outro título' })
      },
      ['/pt'],
    ],
    [
      'the landing page in one language',
      () => product.staff.publish('globals/landing', 'en', { hero: { subtitle: 'Another line' } }),
      ['/en', '/og/en/landing.png'],
    ],
    [
      'the imprint in one language',
      async () => {
        const { id } = await product.staff.find('legal-pages', 'slug', 'imprint')
        await product.staff.publish(`legal-pages/${id}`, 'pt', { contact: 'Fale connosco' })
      },
      ['/pt/impressum'],
    ],
    [
      'the metadata of a page',
      async () => {
        const { id } = await product.staff.find('page-meta', 'page', 'imprint')
        await product.staff.publish(`page-meta/${id}`, 'de', { title: 'Anbieter' })
      },
      ['/de/impressum'],
    ],
    [
      'the site settings in one language',
      () => product.staff.publish('globals/site-settings', 'ro', { titleSuffix: ' – RD' }),
      cachedPaths.filter((address) => address.includes('/ro')).toSorted(),
    ],
  ]

  for (const [name, change, pages] of changes) {
    test(name, async () => {
      await fillCache()
      await change()
      expect(await requestUncached()).toEqual(pages)
    })
  }

  test('a claim, which every page may quote', async () => {
    await fillCache()
    const { items } = await product.staff.send('GET', 'globals/claims')
    const more = items.map((item: { key: string; value: string }) =>
      item.key === 'trialDays' ? { ...item, value: '21' } : item,
    )
    await product.staff.draft('globals/claims', 'de', { items: more })
    expect(await requestUncached()).toEqual([])
    await product.staff.publish('globals/claims', 'de', { items: more })
    expect(await requestUncached()).toEqual(cachedPaths.toSorted())
    for (const locale of locales) {
      expect(await product.fetchText(`/${locale}`)).toMatch(/\b21\s/)
    }
  })
})

test('publishing while visitors load the page leaves no stale page in the cache', async () => {
  let isOver = false
  const visitors = [1, 2, 3].map(async () => {
    while (!isOver) await product.fetchText('/ro')
  })
  for (let round = 0; round < 10; round++) {
    await product.staff.publish(product.viktor, 'ro', { motto: `Runda ${round}` })
  }
  await fillCache()
  isOver = true
  await Promise.all(visitors)
  expect(await product.fetchText('/ro')).toContain('Runda 9')
})

test('a slow page is not cached if its content is published while it is rendered', async () => {
  await product.staff.publish('globals/landing', 'ro', { hero: { subtitle: 'Textul vechi' } })
  const { docs } = await product.staff.send('GET', 'features?limit=1&depth=0&sort=_order')
  const feature = `features/${docs[0].id}`
  await product.staff.publish(feature, 'ro', { title: 'Titlul vechi' })
  await withDatabase(ownDatabaseUrl(product.folder), async (client) => {
    await client.query('BEGIN; LOCK TABLE testimonials IN ACCESS EXCLUSIVE MODE')
    const slow = product.fetchText('/ro')
    // The page has read everything else and waits for the testimonials.
    await expect.poll(() => waitingFor(client)).toEqual({ waiting: 1, busy: 0 })
    await product.staff.publish('globals/landing', 'ro', { hero: { subtitle: 'Textul nou' } })
    await product.staff.publish(feature, 'ro', { title: 'Titlul nou' })
    // Makes the rendering slow.
    await client.query('SELECT pg_sleep(3); COMMIT')
    expect(await slow).toContain('Textul vechi')
  })
  for (const text of ['Textul nou', 'Titlul nou'])
    expect(await product.fetchText('/ro')).toContain(text)
})

/** Returns how many of the product's queries wait for a lock and how many run. */
async function waitingFor(client: Client): Promise<{ waiting: number; busy: number }> {
  // Within a transaction, PostgreSQL would return the statistics of the first read.
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query(`SELECT
    count(*) FILTER (WHERE wait_event_type = 'Lock')::int AS waiting,
    count(*) FILTER (WHERE wait_event_type IS DISTINCT FROM 'Lock')::int AS busy
    FROM pg_stat_activity
    WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`)
  return rows[0]
}
