import { test as base, expect, type Page } from '@playwright/test'
import { staffFlag } from '../../src/features/editing/staff-bar/constants.ts'
import { admin } from './product.ts'

type Fixtures = { quietConsole: undefined; baseURL: string }

/** Playwright's test, against the shared product, failing on any console error that is not expected. */
export const test = base.extend<Fixtures & { expectedErrors: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
  baseURL: async ({}, use) => use(process.env.PRODUCT_URL ?? ''),
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

export { expect }

/** Gives the page's context a session, without the two pages that the CMS's form would load. */
export async function login(page: Page, url: string, who = admin): Promise<void> {
  const answer = await page.request.post(`${url}/api/users/login`, { data: who })
  expect(answer.status()).toBe(200)
}

/** Logs in and opens the admin, which notes in the browser that somebody of the staff uses it. */
export async function loginWithStaffBar(page: Page, url: string, who = admin): Promise<void> {
  await login(page, url, who)
  await page.goto(`${url}/admin`)
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, staffFlag)
}

/** Logs in through the CMS's own form, which ends at the start page of the admin. */
export async function loginWithForm(page: Page, url: string, who = admin): Promise<void> {
  await page.goto(`${url}/admin/login`)
  await submitLogin(page, who)
  await page.waitForURL(/\/admin(\/)?$/)
}

/** Sends the login form that the page shows. */
export async function submitLogin(page: Page, who = admin): Promise<void> {
  await page.locator('#field-email').fill(who.email)
  await page.locator('#field-password').fill(who.password)
  await page.locator('button[type=submit]').click()
}
