import { expect, type Page } from '@playwright/test'
import { ownDatabaseUrl } from './own-database-url.ts'
import { withDatabase } from './stored.ts'

type Plan = { type: 'publish' | 'unpublish'; language?: string }

/** Plans for the last minutes of today, as the editor's calendar offers them. */
export async function plan(page: Page, { type, language }: Plan): Promise<void> {
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

/** As if the planned time had come, for the product with its data in `folder`. */
export async function letTimePass(folder: string): Promise<void> {
  const { rowCount } = await withDatabase(ownDatabaseUrl(folder), (client) =>
    client.query("UPDATE payload_jobs SET wait_until = now() WHERE task_slug = 'schedulePublish'"),
  )
  expect(rowCount).toBe(1)
}
