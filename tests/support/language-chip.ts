import type { Locator, Page } from '@playwright/test'

/** Returns the form's chip for a language, which shows its state and switches to it. */
export function languageChip(page: Page, language: string): Locator {
  return page.getByRole('button', { name: new RegExp(`, ${language}(:|$)`) })
}
