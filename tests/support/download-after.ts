import fs from 'node:fs'
import type { Page } from '@playwright/test'

/** Clicks and returns the file name and text of the download. */
export async function downloadAfter(page: Page, click: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await click()
  const file = await download
  return { name: file.suggestedFilename(), text: fs.readFileSync(await file.path(), 'utf8') }
}
