import type { Page } from '@playwright/test'
import { listPath as entriesPath } from '../../src/features/back-office/desk/constants.ts'
import type { Registration } from '../../src/features/back-office/desk/types.ts'
import { deskPaths } from '../../src/i18n/desk-paths.ts'
import { expect, login, test } from './fixtures.ts'

export const deskPath = deskPaths['voice-bot-onboardings']
export const listPath = entriesPath('voice-bot-onboardings')
export const title = 'Voice-Bot Onboarding Verwaltung'

let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** Logs the admin in once for the calling file and allows failed requests. */
export function setUpDeskPage(): void {
  // The browser reports failed requests as console errors.
  test.use({ expectedErrors: [/Failed to load resource/] })

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage()
    await login(page, process.env.PRODUCT_URL ?? '')
    cookies = await page.context().cookies()
    await page.close()
  })
}

/** Gives a page the admin's session. */
export function addAdminCookies(page: Page): Promise<void> {
  return page.context().addCookies(cookies)
}

/** Returns the Cookie header of the admin's session. */
export const adminCookie = () => cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

export const now = new Date()
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

export const salon: Registration = {
  ...{ id: 3, name: 'Jürgen Groß', company: 'Salon Süd GmbH', email: 'info@salon.example' },
  ...{ phone: '+49 351 1234567', street: 'Hauptstraße 1', zipCode: '01067', city: 'Dresden' },
  ...{ country: 'Deutschland', website: 'https://salon.example/', voiceGender: 'female' },
  ...{ voiceCharacter: 'calm', uploadedFiles: ['preise-1a.pdf', 'faq-2b.docx'] },
  createdAt: now.toISOString(),
}
export const praxis: Registration = {
  ...salon,
  ...{ id: 2, name: 'Ana Müller', company: 'Arztpraxis', website: 'javascript:alert(1)' },
  ...{ city: 'Köln', voiceGender: 'male', voiceCharacter: 'enthusiastic', uploadedFiles: [] },
  createdAt: hoursAgo(24 * 40),
}
const kanzlei: Registration = {
  ...salon,
  ...{
    id: 1,
    name: 'Zoë Ötker',
    company: 'Kanzlei',
    website: '',
    city: 'Ulm',
    uploadedFiles: ['x-3c.pdf'],
  },
  createdAt: hoursAgo(24 * 80),
}
export const registrations = [salon, praxis, kanzlei]

/** Opens the desk as the admin, with a mocked list. */
export async function openDesk(
  page: Page,
  data: readonly Registration[],
  query = '',
): Promise<void> {
  await addAdminCookies(page)
  await page.route(`**${listPath}`, (route) => route.fulfill({ json: { data } }))
  await page.goto(`${deskPath}${query}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

export const rows = (page: Page) => page.locator('tbody tr[data-index]')
export const companies = (page: Page) => page.locator('td[data-column=company] > span:first-child')
