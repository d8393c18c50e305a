import fs from 'node:fs'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import {
  languagesOf,
  manifestPathOf,
  pageIds,
  pathOf,
  picturePages,
  picturePathOf,
} from '../../src/i18n/routes.ts'
import { content } from '../../src/seed/index.ts'
import { expect, login, test } from '../support/fixtures.ts'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { type Product, startProduct, temporaryFolder } from '../support/product.ts'
import { makeEditor, type Staff, staffOf } from '../support/staff.ts'
import { withDatabase } from '../support/stored.ts'

/** A product of its own: what is published here stays published. */
let product: Product
let staff: Staff
let viktor: string
let editor: Awaited<ReturnType<typeof makeEditor>>
const folder = temporaryFolder()

test.beforeAll(async () => {
  product = await startProduct({ folder })
  staff = await staffOf(product.url)
  editor = await makeEditor(product.url)
  viktor = `personas/${(await staff.find('personas', 'slug', 'viktor')).id}`
})

test.afterAll(async () => {
  await product.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Everything that is made once and kept. */
const keptPaths = [
  ...pageIds.flatMap((page) => languagesOf(page).map((locale) => pathOf(page, locale))),
  ...locales.flatMap((locale) => picturePages.map((page) => picturePathOf(page, locale))),
  ...locales.map(manifestPathOf),
  '/voice-bot-onboarding',
]

/** The kept pages that have to be made anew: asking makes them. */
async function rebuilt(): Promise<string[]> {
  const made: string[] = []
  for (const address of keptPaths) {
    const answer = await fetch(product.url + address)
    await answer.arrayBuffer()
    if (answer.headers.get('x-nextjs-cache') !== 'HIT') made.push(address)
  }
  return made.toSorted()
}

/** What a change throws away is thrown away once more a little later. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await rebuilt()
  expect(await rebuilt()).toEqual([])
}

test.describe('a change makes those pages anew that show it, and no other (payload issue 10750)', () => {
  const inEveryLanguage = (paths: (locale: Locale) => string[]) => locales.flatMap(paths).toSorted()

  const changes: [name: string, change: () => Promise<unknown>, pages: string[]][] = [
    [
      'a persona in one language',
      () => staff.publish(viktor, 'ro', { motto: 'O vorbă bună' }),
      ['/og/ro/viktor.png', '/ro', '/ro/viktor'],
    ],
    [
      'a fact of a persona that all languages share',
      () => staff.publish(viktor, 'ro', { age: 36 }),
      inEveryLanguage((locale) => [`/og/${locale}/viktor.png`, `/${locale}`, `/${locale}/viktor`]),
    ],
    ['a draft of a persona', () => staff.draft(viktor, 'ro', { motto: 'Ciornă', age: 37 }), []],
    [
      'that draft published in one language, with the fact that all share',
      () => staff.publish(viktor, 'ro', {}),
      inEveryLanguage((locale) => [`/og/${locale}/viktor.png`, `/${locale}`, `/${locale}/viktor`]),
    ],
    [
      'the order of the personas',
      () => staff.publish(viktor, 'de', { _order: 'zz' }),
      inEveryLanguage((locale) => [`/${locale}`]),
    ],
    [
      'a feature',
      async () => {
        const { docs } = await staff.send('GET', 'features?limit=1&depth=0')
        await staff.publish(`features/${docs[0].id}`, 'pt', { title: 'Outro título' })
      },
      ['/pt'],
    ],
    [
      'the landing page in one language',
      () => staff.publish('globals/landing', 'en', { hero: { subtitle: 'Another line' } }),
      ['/en', '/og/en/landing.png'],
    ],
    [
      'the imprint in one language',
      async () => {
        const { id } = await staff.find('legal-pages', 'slug', 'imprint')
        await staff.publish(`legal-pages/${id}`, 'pt', { contact: 'Fale connosco' })
      },
      ['/pt/impressum'],
    ],
    [
      'the meta of a page',
      async () => {
        const { id } = await staff.find('page-meta', 'page', 'imprint')
        await staff.publish(`page-meta/${id}`, 'de', { title: 'Anbieter' })
      },
      ['/de/impressum'],
    ],
    [
      'the site settings in one language',
      () => staff.publish('globals/site-settings', 'ro', { titleSuffix: ' – RD' }),
      keptPaths.filter((address) => address.includes('/ro')).toSorted(),
    ],
  ]

  for (const [name, change, pages] of changes) {
    test(name, async () => {
      await settled()
      await change()
      expect(await rebuilt()).toEqual(pages)
    })
  }

  test('a claim, which every page may quote', async () => {
    await settled()
    const { items } = await staff.send('GET', 'globals/claims')
    const more = items.map((item: { key: string; value: string }) =>
      item.key === 'trialDays' ? { ...item, value: '21' } : item,
    )
    await staff.draft('globals/claims', 'de', { items: more })
    expect(await rebuilt()).toEqual([])
    await staff.publish('globals/claims', 'de', { items: more })
    for (const locale of locales) {
      const html = await (await fetch(`${product.url}/${locale}`)).text()
      expect(html).toMatch(/\b21\s/)
    }
    expect(await rebuilt()).toEqual(
      keptPaths.filter((address) => !locales.some((locale) => address === `/${locale}`)).toSorted(),
    )
  })
})

test('publishing while visitors load the page leaves no old page behind', async () => {
  let isOver = false
  const visitors = [1, 2, 3].map(async () => {
    while (!isOver) await (await fetch(`${product.url}/ro`)).text()
  })
  for (let round = 0; round < 10; round++) {
    await staff.publish(viktor, 'ro', { motto: `Runda ${round}` })
  }
  await settled()
  isOver = true
  await Promise.all(visitors)
  expect(await (await fetch(`${product.url}/ro`)).text()).toContain('Runda 9')
})

test('an editor publishes one language and leaves the drafts of the others alone', async ({
  page,
}) => {
  await staff.draft(viktor, 'de', { motto: 'Noch nicht fertig' })
  await login(page, product.url, editor)
  await page.goto(`${product.url}/admin/collections/${viktor}?locale=pt`)
  await page.locator('#field-motto').fill('Agora em português')
  await expect(page.locator('#action-save')).toHaveText(/Portugu/)
  await page.locator('#action-save').click()
  await expect(page.locator('.toast-success').first()).toBeVisible()
  await expect.poll(() => textOf('/pt')).toContain('Agora em português')
  expect(await textOf('/de')).not.toContain('Noch nicht fertig')
  expect(await textOf('/ro')).toContain('Runda 9')
  // The draft is still there.
  await page.goto(`${product.url}/admin/collections/${viktor}?locale=de`)
  await expect(page.locator('#field-motto')).toHaveValue('Noch nicht fertig')
})

test('an editor restores an older version, and the site shows it', async ({ page }) => {
  const old = content.en.personas.clara.motto
  const clara = `personas/${(await staff.find('personas', 'slug', 'clara')).id}`
  await staff.publish(clara, 'en', { motto: 'A motto to regret' })
  await expect.poll(() => textOf('/en')).toContain('A motto to regret')
  const query = `where[parent][equals]=${clara.split('/')[1]}&sort=-updatedAt&locale=en&depth=0&limit=0`
  const { docs } = await staff.send('GET', `personas/versions?${query}`)
  const version = docs.find((each: { version: { motto: string } }) => each.version.motto === old)
  await login(page, product.url, editor)
  await page.goto(`${product.url}/admin/collections/${clara}/versions/${version.id}?locale=en`)
  await page.locator('.restore-version button').first().click()
  await page.locator('#confirm-action').click()
  await page.waitForURL(/personas\/\d+(\?|$)/)
  await expect.poll(() => textOf('/en')).toContain(old)
  for (const locale of locales) {
    expect(await textOf(`/${locale}/clara`)).toContain(
      content[locale].personas.clara.page.cta.title,
    )
  }
})

test('a planned publication and a planned withdrawal refresh the site (payload issue 16392)', async ({
  page,
}) => {
  const alexandra = `personas/${(await staff.find('personas', 'slug', 'alexandra')).id}`
  await expect.poll(() => textOf('/ro')).not.toContain('Planificat')
  await staff.draft(alexandra, 'ro', { motto: 'Planificat pentru mâine' })
  await login(page, product.url, editor)
  await page.goto(`${product.url}/admin/collections/${alexandra}?locale=ro`)

  await test.step('in one language', async () => {
    await plan(page, { type: 'publish', language: 'Română' })
    expect(await textOf('/ro')).not.toContain('Planificat')
    await letTimePass()
    await expect.poll(() => textOf('/ro'), { timeout: 30_000 }).toContain('Planificat pentru mâine')
    expect(await textOf('/de')).toContain(content.de.personas.alexandra.motto)
  })

  await test.step('and back, in all of them', async () => {
    await plan(page, { type: 'unpublish' })
    await letTimePass()
    for (const locale of locales) {
      await expect.poll(() => statusOf(`/${locale}/alexandra`), { timeout: 30_000 }).toBe(404)
      expect(await textOf(`/${locale}`)).not.toContain(content[locale].personas.alexandra.motto)
    }
    expect(await textOf('/sitemap.xml')).not.toContain('/alexandra')
  })
})

test('nobody but the site itself has pages thrown away', async () => {
  await settled()
  for (const headers of [
    {},
    { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,eA==' },
  ]) {
    const answer = await fetch(`${product.url}/api/refresh-pages`, {
      method: 'POST',
      headers: { ...headers } as Record<string, string>,
      body: '["personas:ro"]',
    })
    expect(answer.status).toBe(401)
  }
  expect(await rebuilt()).toEqual([])
})

type Plan = { type: 'publish' | 'unpublish'; language?: string }

/** Plans for the last minutes of today, as the editor's calendar offers them. */
async function plan(page: import('@playwright/test').Page, { type, language }: Plan) {
  await page.locator('#action-save-popup, .form-submit .popup-button').first().click()
  await page.locator('#schedule-publish').click()
  const drawer = page.locator('.schedule-publish').first()
  await drawer.locator(`label:has(input[id$=type-${type}])`).click()
  await drawer.locator('.date-time-picker input').click()
  await page.locator('.react-datepicker__time-list-item').last().click()
  await drawer.getByRole('heading').first().click()
  if (language) {
    await drawer.locator('.react-select').last().click()
    await drawer.locator('.rs__option').filter({ hasText: language }).click()
  }
  await drawer.locator('#scheduled-publish-save').click()
  await expect(drawer.locator('table tbody tr')).toHaveCount(1)
  await page.reload()
}

/** As if the planned time had come. */
async function letTimePass(): Promise<void> {
  const { rowCount } = await withDatabase(ownDatabaseUrl(folder), (client) =>
    client.query("UPDATE payload_jobs SET wait_until = now() WHERE task_slug = 'schedulePublish'"),
  )
  expect(rowCount).toBe(1)
}

async function textOf(address: string): Promise<string> {
  return (await fetch(product.url + address)).text()
}

async function statusOf(address: string): Promise<number> {
  return (await fetch(product.url + address)).status
}
