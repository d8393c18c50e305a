import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Returns axe for the page and its frames of the same origin. Without the legacy mode, each run would
 * open another page, only to include frames of other origins, and take twice the time. Asks axe only
 * for violations, because collecting passed rules takes longer than running them.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}

/** Expects that axe finds no violation on the page, or below `within`. */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  const axe = axeOf(page)
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  expect(found, state).toEqual([])
}
