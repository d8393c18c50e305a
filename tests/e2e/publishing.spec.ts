import { locales } from '../../src/i18n/locales.ts'
import { content } from '../../src/seed/index.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { makePlansDue, schedulePublication } from '../support/schedule.ts'

const product = restoredProduct()

test('an editor publishes one language without changing the drafts of the others', async ({
  page,
}) => {
  await product.staff.draft(product.viktor, 'de', { motto: 'Noch nicht fertig' })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=pt`)
  await page.locator('#field-motto').fill('Agora em português')
  await expect(page.locator('#action-save')).toHaveText(/Portugiesisch/)
  await page.locator('#action-save').press('Enter')
  await expect(page.locator('.toast-success').first()).toBeVisible()
  await expect(page.locator('#action-save')).toBeDisabled()
  // The button keeps the focus for keyboard users.
  await expect(page.locator('#action-save')).toBeFocused()
  await expect.poll(() => product.fetchText('/pt')).toContain('Agora em português')
  expect(await product.fetchText('/de')).not.toContain('Noch nicht fertig')
  expect(await product.fetchText('/ro')).toContain(content.ro.personas.viktor.motto)
  // The draft still exists.
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=de`)
  await expect(page.locator('#field-motto')).toHaveValue('Noch nicht fertig')
})

test('an editor restores an older version, and the site shows it', async ({ page }) => {
  const old = content.en.personas.clara.motto
  const clara = `personas/${(await product.staff.find('personas', 'slug', 'clara')).id}`
  await product.staff.publish(clara, 'en', { motto: 'A motto to regret' })
  await expect.poll(() => product.fetchText('/en')).toContain('A motto to regret')
  const query = `where[parent][equals]=${clara.split('/')[1]}&sort=-updatedAt&locale=en&depth=0&limit=20`
  const { docs } = await product.staff.send('GET', `personas/versions?${query}`)
  const version = docs.find((each: { version: { motto: string } }) => each.version.motto === old)
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${clara}/versions/${version.id}?locale=en`)
  await page.locator('.restore-version button').first().click()
  await page.locator('#confirm-action').click()
  await page.waitForURL(/personas\/\d+(\?|$)/)
  await expect.poll(() => product.fetchText('/en')).toContain(old)
  for (const locale of locales) {
    expect(await product.fetchText(`/${locale}/clara`)).toContain(
      content[locale].personas.clara.page.cta.title,
    )
  }
})

test('a planned publication and a planned unpublication refresh the site (payload issue 16392)', async ({
  page,
}) => {
  const alexandra = `personas/${(await product.staff.find('personas', 'slug', 'alexandra')).id}`
  await expect.poll(() => product.fetchText('/ro')).not.toContain('Planificat')
  await product.staff.draft(alexandra, 'ro', { motto: 'Planificat pentru mâine' })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${alexandra}?locale=ro`)

  await test.step('publishes in one language', async () => {
    await schedulePublication(page, { type: 'publish' })
    expect(await product.fetchText('/ro')).not.toContain('Planificat')
    await makePlansDue(product.folder)
    await expect
      .poll(() => product.fetchText('/ro'), { timeout: 30_000 })
      .toContain('Planificat pentru mâine')
    expect(await product.fetchText('/de')).toContain(content.de.personas.alexandra.motto)
  })

  await test.step('unpublishes in all languages', async () => {
    await schedulePublication(page, { type: 'unpublish', everywhere: true })
    await makePlansDue(product.folder)
    for (const locale of locales) {
      await expect.poll(() => statusOf(`/${locale}/alexandra`), { timeout: 30_000 }).toBe(404)
      expect(await product.fetchText(`/${locale}`)).not.toContain(
        content[locale].personas.alexandra.motto,
      )
    }
    expect(await product.fetchText('/sitemap.xml')).not.toContain('/alexandra')
  })
})

async function statusOf(address: string): Promise<number> {
  return (await fetch(product.url + address)).status
}
