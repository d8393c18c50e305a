import { expect, type Locator } from '@playwright/test'

/** Opens a document by its link in a list. A click while the list is still starting may be lost. */
export async function openFromList(link: Locator): Promise<void> {
  const page = link.page()
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  const isOpen = (url: URL) => url.pathname === path
  await expect(async () => {
    if (isOpen(new URL(page.url()))) return
    await link.click({ timeout: 1_000 })
    await page.waitForURL(isOpen, { timeout: 5_000 })
  }).toPass()
}
