import type { Page } from '@playwright/test'
import { content } from '../../src/seed/index.ts'
import { expect, login, loginWithStaffBar, cmsTest as test } from '../support/fixtures.ts'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { withDatabase } from '../support/with-database.ts'

const product = restoredProduct()

test('every link in the staff bar has a visible focus ring', async ({ page }) => {
  await loginWithStaffBar(page, product.url, product.editor)
  await page.goto(`${product.url}/de`)
  const bar = page.locator('#staff-bar')
  for (const name of ['Bearbeiten', 'Vorschau']) {
    const link = bar.getByRole('link', { name })
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    const [ring, ground] = await link.evaluate((element) => {
      const { backgroundColor, outlineColor } = getComputedStyle(element)
      return [outlineColor, backgroundColor]
    })
    expect(ring, name).not.toBe(ground)
  }
})

test('after copying a text from German the focus stays in place', async ({ page }) => {
  for (const field of ['motto', 'role']) {
    await product.staff.draft(product.viktor, 'ro', { [field]: '' })
  }
  await login(page, product.url, product.editor)

  await test.step('on the heading if the text has left the list', async () => {
    await page.goto(`${product.url}/admin/translations?language=ro&state=missing`)
    await copy(page, 'motto')
    await expect(row(page, 'motto')).toHaveCount(0)
    await expect(page.locator('#translation-texts')).toBeFocused()
  })

  await test.step('in its row if it has not', async () => {
    await page.goto(`${product.url}/admin/translations?language=ro`)
    await copy(page, 'role')
    await expect(row(page, 'role')).toContainText('noch deutsch')
    await expect(row(page, 'role').getByRole('link', { name: /Bearbeiten/ })).toBeFocused()
  })
})

test('after an import its report is focused', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?language=ro`)
  const exported = await page.request.get(`${product.url}/api/admin/translations/file/ro`)
  const panel = page.getByRole('region', { name: 'Für Übersetzungsbüros' })
  const take = async (buffer: Buffer) => {
    const chosen = page.waitForEvent('filechooser')
    await panel.getByRole('button', { name: /Rumänisch/ }).press('Enter')
    const file = { name: 'ro.xlf', mimeType: 'application/xliff+xml', buffer }
    await (await chosen).setFiles(file)
  }
  await take(Buffer.from(await exported.body()))
  await expect(panel.getByRole('heading', { level: 3 })).toBeFocused()
  await panel.getByRole('button', { name: 'Schließen' }).press('Enter')
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
})

test.describe('a rejected file', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('is reported at the focus', async ({ page }) => {
    await login(page, product.url, product.editor)
    await page.goto(`${product.url}/admin/translations?language=ro`)
    const panel = page.getByRole('region', { name: 'Für Übersetzungsbüros' })
    const chosen = page.waitForEvent('filechooser')
    await panel.getByRole('button', { name: /Rumänisch/ }).press('Enter')
    const file = { name: 'ro.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from('nein') }
    await (await chosen).setFiles(file)
    await expect(panel.getByRole('alert')).toBeFocused()
  })
})

test('the logo above each screen of the CMS has a name that describes its target', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/personas`)
  const mark = page.locator('.step-nav').getByRole('link', { name: 'Übersicht' })
  await expect(mark).toHaveAttribute('href', '/admin')
})

test('a failed plan is reported to the editor until the text is corrected', async ({ page }) => {
  await product.staff.draft(product.viktor, 'pt', { motto: '' })
  await queueDuePlan({ type: 'publish', locale: 'pt' })
  await login(page, product.url, product.editor)
  const card = page.getByRole('region', { name: 'Geplant, aber nicht geschehen' })
  await expect(async () => {
    await page.goto(`${product.url}/admin`)
    await expect(card).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  await expect(card).toContainText('Portugiesisch')
  await expect(card).toContainText('Motto fehlt')
  await card.getByRole('link', { name: 'Assistent „Viktor“' }).click()
  await expect(page.locator('#field-motto')).toHaveValue('')
  await product.staff.publish(product.viktor, 'pt', { motto: content.pt.personas.viktor.motto })
  await page.goto(`${product.url}/admin`)
  await expect(page.getByRole('region', { name: 'Noch nicht veröffentlicht' })).toBeVisible()
  await expect(card).toHaveCount(0)
})

const row = (page: Page, path: string) => page.locator(`[data-text="personas/viktor/${path} ro"]`)

async function copy(page: Page, path: string) {
  await row(page, path)
    .getByRole('button', { name: /^Aus dem Deutschen/ })
    .press('Enter')
}

/** Queues the job of the editor's form with a due date of now. */
async function queueDuePlan(plan: { type: 'publish'; locale: string }) {
  const [relationTo, id] = product.viktor.split('/')
  const { docs } = await product.staff.send('GET', 'users?limit=1&sort=id&depth=0')
  const input = {
    ...plan,
    doc: { relationTo, value: Number(id) },
    user: { relationTo: 'users', value: docs[0].id },
  }
  await withDatabase(ownDatabaseUrl(product.folder), (client) =>
    client.query(
      `INSERT INTO payload_jobs (task_slug, queue, input, wait_until, processing, has_error, total_tried, updated_at, created_at)
       VALUES ('schedulePublish', 'default', $1, now(), false, false, 0, now(), now())`,
      [JSON.stringify(input)],
    ),
  )
}
