import { expect, type Locator } from '@playwright/test'

const isDocument = (url: URL) => /\/\d+$/.test(url.pathname)

/** Opens a document by its link in a list. A click while the list is still starting may be lost. */
export async function openFromList(link: Locator): Promise<void> {
  const page = link.page()
  await expect(async () => {
    if (isDocument(new URL(page.url()))) return
    await link.click({ timeout: 1_000 })
    await page.waitForURL(isDocument, { timeout: 5_000 })
  }).toPass()
}
