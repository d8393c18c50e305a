import type { Page, Route } from '@playwright/test'

/**
 * Holds the page's requests whose address matches. Returns a function that ends them: lets them through, or
 * aborts them.
 */
export async function holdRequests(
  page: Page,
  matches: Parameters<Page['route']>[0],
  end: keyof Pick<Route, 'abort' | 'continue'> = 'continue',
): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(matches, async (route) => {
    await isReleased
    await route[end]()
  })
  return release
}
