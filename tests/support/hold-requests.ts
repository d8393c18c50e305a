import { expect, type Page, type Route } from '@playwright/test'

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

/**
 * Holds each call of a server function, which Next sends one after the other. `isHeld` waits until so many have
 * been sent.
 */
export async function holdServerFunctions(page: Page) {
  const held: (() => void)[] = []
  await page.route('**', async (route) => {
    if (route.request().headers()['next-action']) {
      await new Promise<void>((resolve) => held.push(resolve))
    }
    await route.continue()
  })
  return { held, isHeld: (count: number) => expect.poll(() => held.length).toBe(count) }
}
