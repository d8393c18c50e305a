import type { Locator, Page } from '@playwright/test'
import type { StaffClient } from './staff.ts'

/** Opens the privacy policy's form and unfolds its first section. Returns that section's rich text editor. */
export async function openRichText(
  page: Page,
  { staff, url }: { staff: StaffClient; url: string },
): Promise<Locator> {
  const { id } = await staff.find('legal-pages', 'slug', 'privacy')
  await page.goto(`${url}/admin/collections/legal-pages/${id}?locale=de`)
  const row = page.locator('.array-field__row').first()
  await row.locator('.collapsible__toggle').first().click()
  return row.locator('[data-lexical-editor]')
}
