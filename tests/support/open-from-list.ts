import { expect, type Locator } from '@playwright/test'

/** Opens a document by its link in a list. A click while the list is still starting may be lost. */
export async function openFromList(link: Locator): Promise<void> {
  await expect(async () => {
    await link.click({ timeout: 1_000 })
    await link.page().waitForURL(/\/\d+(\?|$)/, { timeout: 5_000 })
  }).toPass()
}
