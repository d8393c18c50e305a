import { chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../support/browser.ts'
import { login } from '../support/fixtures.ts'
import type { Credentials } from '../support/rest.ts'
import { schedulePublication } from '../support/schedule.ts'

/**
 * Schedules a publication in the editor's form, because only the form creates the job exactly as
 * the CMS does.
 */
export async function planInBrowser(url: string, who: Credentials, path: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArgs,
  })
  try {
    const page = await browser.newPage({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
    await login(page, url, who)
    await page.goto(`${url}/admin/collections/${path}?locale=pt`)
    await schedulePublication(page, { type: 'publish' })
  } finally {
    await browser.close()
  }
}
