import { expect, type Page } from '@playwright/test'
import { ownDatabaseUrl } from './own-database-url.ts'
import { withDatabase } from './with-database.ts'

type Plan = { type: 'publish' | 'unpublish'; everywhere?: boolean }

/**
 * Schedules a publication for tomorrow, in the form's language or with `everywhere` in all
 * languages.
 */
export async function schedulePublication(page: Page, { type, everywhere }: Plan): Promise<void> {
  await page.locator('#action-save-popup, .form-submit .popup-button').first().click()
  await page.locator('#schedule-publish').click()
  const drawer = page.getByRole('dialog').filter({ hasText: 'Veröffentlichung planen' })
  const what = type === 'publish' ? 'Veröffentlichen' : 'Veröffentlichung aufheben'
  await drawer.getByRole('radio', { name: what, exact: true }).check()
  if (everywhere) await drawer.getByRole('radio', { name: 'In allen Sprachen' }).check()
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await drawer.getByLabel('Wann?').fill(`${tomorrow}T14:07`)
  // A second click must not make a second plan.
  await drawer.getByRole('button', { name: 'Planen', exact: true }).dblclick()
  await expect(drawer.getByRole('region', { name: 'Geplant' }).getByRole('listitem')).toHaveCount(1)
  await page.reload()
}

/** Makes the planned publication due, for the product with its data in `folder`. */
export async function makePlansDue(folder: string): Promise<void> {
  const { rowCount } = await withDatabase(ownDatabaseUrl(folder), (client) =>
    client.query("UPDATE payload_jobs SET wait_until = now() WHERE task_slug = 'schedulePublish'"),
  )
  expect(rowCount).toBe(1)
}
