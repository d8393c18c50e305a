import type { Page } from '@playwright/test'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { saveScreenshots } from '../support/screenshots.ts'

const product = restoredProduct()

test('an editor drags an assistant to the front, and the site shows the new order in every language', async ({
  page,
}) => {
  await product.staff.draft(product.viktor, 'de', { motto: 'Noch geheim' })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/personas`)
  await expect(page.locator('tbody .cell-name')).toHaveText(['Clara', 'Viktor', 'Alexandra'])
  await expect(page.locator('tbody .cell-name a'), 'the link to each document').toHaveCount(3)
  await saveScreenshots(page, 'personas')
  const saved = page.waitForResponse((response) => response.url().includes('/api/reorder'))
  await drag(page, 2, 0)
  expect((await saved).status()).toBe(200)
  await page.goto(`${product.url}/admin/collections/personas`)
  await expect(page.locator('tbody .cell-name')).toHaveText(['Alexandra', 'Clara', 'Viktor'])
  const savedAgain = page.waitForResponse((response) => response.url().includes('/api/reorder'))
  await drag(page, 2, 0)
  expect((await savedAgain).status()).toBe(200)
  for (const locale of ['de', 'en', 'pt', 'ro']) {
    const links = async () => {
      const html = await product.fetchText(`/${locale}`)
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
      const found = main.matchAll(new RegExp(`href="/${locale}/(clara|viktor|alexandra)"`, 'g'))
      return [...new Set([...found].map(([, slug]) => slug))]
    }
    await expect.poll(links, locale).toEqual(['viktor', 'alexandra', 'clara'])
  }
  const html = await product.fetchText('/de')
  expect(html, 'sorting publishes no draft').not.toContain('Noch geheim')
  const live = await product.staff.send('GET', `${product.viktor}?locale=de&depth=0`)
  expect(live._status).toBe('published')
  const draft = await product.staff.send('GET', `${product.viktor}?draft=true&locale=de&depth=0`)
  expect(draft).toMatchObject({ motto: 'Noch geheim', _status: 'draft' })
})

/** Drags a row by its handle to the position of another, in many small steps like a user. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const handles = page.locator('tbody .sort-row')
  // The element with the description exists once the handles react to the mouse.
  await expect(handles.nth(from).locator('..')).toHaveAccessibleDescription(/./)
  // Waits until the handle has its place and nothing covers it.
  await handles.nth(from).hover()
  const start = await handles.nth(from).boundingBox()
  const end = await handles.nth(to).boundingBox()
  if (!start || !end) throw new Error('The row has no position to drag')
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y - 8, { steps: 5 })
  await page.mouse.move(end.x + end.width / 2, end.y + 2, { steps: 20 })
  // The row moves aside once the browser has processed the moves.
  await expect(page.locator('tbody tr').nth(to)).toHaveAttribute('style', /translate3d\(0px, [1-9]/)
  await page.mouse.up()
}
