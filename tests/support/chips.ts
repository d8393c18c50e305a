import type { Locator, Page } from '@playwright/test'

/** The chip of a language in the form, which says its state and leads to it. */
export function chip(page: Page, language: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${language}: `) })
}
