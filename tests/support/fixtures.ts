import fs from 'node:fs'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { staffFlag } from '../../src/features/editing/staff-bar/constants.ts'
import { createSnapshots } from './database-snapshot.ts'
import { ownDatabaseUrl } from './own-database-url.ts'
import { admin, preparedFolder, startProduct } from './product.ts'

type WorkerFixtures = { sharedProduct: string; cmsContext: BrowserContext }

/**
 * Playwright's `test` with the product that all files of a worker share. Tests that kill or fill
 * the product start their own. All fixtures of workers are here, because Playwright starts another worker,
 * and with it another product, for a file with other ones.
 */
export const testWithoutBrowser = base.extend<{ baseURL: string }, WorkerFixtures>({
  sharedProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
    async ({}, use) => {
      const folder = await preparedFolder()
      const product = await startProduct({ folder, env: { SUBMISSIONS_PER_HOUR: '0' } })
      await createSnapshots(ownDatabaseUrl(folder))
      Object.assign(process.env, { PRODUCT_URL: product.url, PRODUCT_FOLDER: folder })
      await use(product.url)
      await product.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', auto: true },
  ],
  cmsContext: [
    async ({ browser, sharedProduct }, use, { project }) => {
      const { locale, timezoneId } = project.use
      const context = await browser.newContext({ baseURL: sharedProduct, locale, timezoneId })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sharedProduct }, use) => use(sharedProduct),
})

type Fixtures = { quietConsole: undefined; expectedErrors: RegExp[] }

/** The same with a browser; fails on any unexpected console error. */
export const test = testWithoutBrowser.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => note(error.message))
      await use(undefined)
      expect(errors, 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * The same for tests of the CMS. All tests of a worker share one browser context, so that the CMS's
 * scripts are compiled only once. A test may not change the clock or other options of the context.
 */
export const cmsTest = test.extend({
  context: async ({ cmsContext }, use) => {
    await use(cmsContext)
    for (const page of cmsContext.pages()) await page.close()
    await cmsContext.setStorageState({ cookies: [], origins: [] })
  },
})

export { expect }

/**
 * Gives the page's context a session through REST, without loading the login form and the start
 * page.
 */
export async function login(page: Page, url: string, who = admin): Promise<void> {
  // The server may be closing the idle connection that Playwright reuses.
  const answer = await page.request.post(`${url}/api/users/login`, { data: who, maxRetries: 1 })
  expect(answer.status()).toBe(200)
  const goto = page.goto.bind(page)
  page.goto = async (...address) => {
    const response = await goto(...address)
    if (/^\/admin(\/|$)/.test(new URL(page.url()).pathname)) await untilHydrated(page)
    return response
  }
}

/** Waits until React has hydrated the page's buttons, because an earlier click would be lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].every((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  )
}

/** Logs in and opens the admin, which stores a flag in the browser that enables the staff bar. */
export async function loginWithStaffBar(page: Page, url: string, who = admin): Promise<void> {
  await login(page, url, who)
  await page.goto(`${url}/admin`)
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, staffFlag)
}

/** Logs in through the CMS's form, which redirects to the admin's start page. */
export async function loginWithForm(page: Page, url: string, who = admin): Promise<void> {
  await page.goto(`${url}/admin/login`)
  await submitLogin(page, who)
  await page.waitForURL(/\/admin(\/)?$/)
}

/** Fills in and submits the login form that the page shows. */
export async function submitLogin(page: Page, who = admin): Promise<void> {
  await page.locator('#field-email').fill(who.email)
  await page.locator('#field-password').fill(who.password)
  await page.locator('button[type=submit]').click()
}
