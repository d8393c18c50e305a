import fs from 'node:fs'
import type { Page } from '@playwright/test'

/** What the browser saves after a click, with its text. */
export async function saved(page: Page, click: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await click()
  const file = await download
  return { name: file.suggestedFilename(), text: fs.readFileSync(await file.path(), 'utf8') }
}
