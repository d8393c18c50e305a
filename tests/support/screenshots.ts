import type { Page } from '@playwright/test'

/** Saves screenshots in both widths to the folder in SCREENSHOTS, if it is set. */
export async function saveScreenshots(page: Page, name: string): Promise<void> {
  const target = process.env.SCREENSHOTS
  if (!target) return
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${target}/${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}
