import { pageIds, pathOf } from '../../src/i18n/routes.ts'
import { axeOf } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { withDatabase } from '../support/with-database.ts'

const product = restoredProduct()

test.beforeAll(async () => {
  await emptyRomanian()
  await product.staff.send('POST', 'globals/landing?locale=pt', { _status: 'draft' })
  await removePictures()
})

for (const page of pageIds.filter((id) => id !== 'privacy')) {
  const address = pathOf(page, 'ro')

  test(`${address} is a complete page although every text is empty`, async ({ page: tab }) => {
    const response = await tab.goto(product.url + address)
    expect(response?.status()).toBe(200)
    await expect(tab).toHaveTitle(/.+/)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/.+/)
    const text = (await tab.locator('header, main, footer').allTextContents()).join(' ')
    expect(text).not.toMatch(/\b(null|undefined|NaN)\b/)
    const emptyElements = await tab
      .locator('h1, h2, h3, p, li, a, dt, dd, blockquote')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).display !== 'none')
          .filter((element) => !element.textContent?.trim() && !element.querySelector('img'))
          .map(({ outerHTML }) => outerHTML),
      )
    expect(emptyElements).toEqual([])
    // If a section has no heading, the headings of its entries skip a level.
    const axe = axeOf(tab).disableRules('heading-order')
    const { violations } = await axe.analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}

test('testimonials without a picture show initials', async ({ page }) => {
  await page.goto(`${product.url}/de`)
  await expect(page.locator('#testimonials figure')).toHaveCount(3)
  await expect(page.locator('#testimonials figcaption img')).toHaveCount(0)
  await expect(page.locator('#testimonials figcaption [aria-hidden]')).toHaveText([
    'SK',
    'TB',
    'EH',
  ])
})

test.describe('an unpublished landing page', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is a 404 that says so and is not in the sitemap', async ({ page, request }) => {
    expect((await page.goto(`${product.url}/pt`))?.status()).toBe(404)
    await expect(page).toHaveTitle('Page Not Found')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL(`${product.url}/de`)
    expect((await request.get(`${product.url}/og/pt/landing.png`)).status()).toBe(404)
    const sitemap = await (await request.get(`${product.url}/sitemap.xml`)).text()
    expect(sitemap).not.toContain(`<loc>${product.url}/pt</loc>`)
    expect(sitemap).toContain(`<loc>${product.url}/pt/clara</loc>`)
  })

  test('is shown with its preview picture once it is published', async ({ request }) => {
    const picture = async () => (await request.get(`${product.url}/og/pt/landing.png`)).status()
    expect(await picture()).toBe(404)
    await product.staff.publish('globals/landing', 'pt', {})
    await expect.poll(picture).toBe(200)
  })
})

/**
 * Empties texts directly in the database, as an import or an old version might. The CMS would
 * reject it.
 */
async function emptyRomanian(): Promise<void> {
  await withDatabase(ownDatabaseUrl(product.folder), async (client) => {
    const { rows } = await client.query<{ table_name: string; column_name: string }>(
      `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name LIKE '%\\_locales' AND table_name NOT LIKE '\\_%'
       AND data_type = 'character varying' AND is_nullable = 'YES'
       AND column_name NOT LIKE 'contact\\_labels%' AND column_name <> 'contact_submit'`,
    )
    expect(rows.length).toBeGreaterThan(60)
    for (const { table_name: table, column_name: column } of rows) {
      await client.query(`UPDATE "${table}" SET "${column}" = NULL WHERE _locale = 'ro'`)
    }
    await client.query(`DELETE FROM personas_texts WHERE locale = 'ro'`)
  })
}

/**
 * Deletes the pictures directly in the database. The CMS would reject it, because the site uses
 * them.
 */
async function removePictures(): Promise<void> {
  await withDatabase(ownDatabaseUrl(product.folder), (client) => client.query('DELETE FROM media'))
}
