import type { Browser, Page } from '@playwright/test'
import { type Locale, localeNames, locales } from '../../src/i18n/locales.ts'
import { expect, test } from '../support/fixtures.ts'

type Visitor = { locale: string; timezoneId: string; expected: Locale }

/**
 * The rule of the root: Portuguese by language or time zone, then English, then Romanian, otherwise
 * German.
 */
const atRoot: Visitor[] = [
  { locale: 'de-DE', timezoneId: 'Europe/Berlin', expected: 'de' },
  { locale: 'pt-BR', timezoneId: 'Europe/Berlin', expected: 'pt' },
  { locale: 'en-US', timezoneId: 'America/New_York', expected: 'en' },
  { locale: 'en-GB', timezoneId: 'Europe/Lisbon', expected: 'pt' },
  { locale: 'ro-RO', timezoneId: 'America/Sao_Paulo', expected: 'pt' },
  { locale: 'ro-RO', timezoneId: 'Europe/Bucharest', expected: 'ro' },
  { locale: 'fr-FR', timezoneId: 'Europe/Bucharest', expected: 'de' },
  { locale: 'fr-FR', timezoneId: 'Europe/London', expected: 'de' },
]

/**
 * The rule of a page without a language: the last match wins, in the order from Romanian to German.
 */
const visitorsWithoutLanguage: Visitor[] = [
  { locale: 'fr-FR', timezoneId: 'Europe/Bucharest', expected: 'ro' },
  { locale: 'ro-RO', timezoneId: 'Europe/Lisbon', expected: 'pt' },
  { locale: 'pt-PT', timezoneId: 'America/Los_Angeles', expected: 'en' },
  { locale: 'en-GB', timezoneId: 'Europe/Vienna', expected: 'de' },
  { locale: 'fr-FR', timezoneId: 'Asia/Tokyo', expected: 'de' },
]

for (const { expected, ...visitor } of atRoot) {
  test(`the start page redirects ${visitor.locale} in ${visitor.timezoneId} to /${expected}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await visit(browser, visitor)
    await page.goto(`${baseURL}/`)
    await page.waitForURL(`${baseURL}/${expected}`)
    await page.goBack().catch(() => undefined)
    expect(new URL(page.url()).pathname, 'the start page is not in the history').not.toBe('/')
    await page.context().close()
  })
}

test('the start page ignores the stored language', async ({ page, baseURL }) => {
  await page.goto('/ro')
  await page.evaluate(() => localStorage.setItem('preferredLanguage', 'ro'))
  await page.goto('/')
  await page.waitForURL(`${baseURL}/de`)
})

test('the start page shows "Redirecting..." and, without JavaScript, offers the four languages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  await expect(page.getByRole('heading', { name: 'Redirecting...' })).toBeVisible()
  for (const locale of locales) {
    await expect(page.getByRole('link', { name: localeNames[locale] })).toHaveAttribute(
      'href',
      `/${locale}`,
    )
  }
  await context.close()
})

for (const { expected, ...visitor } of visitorsWithoutLanguage) {
  test(`a page without a language detects ${expected} for ${visitor.locale} in ${visitor.timezoneId} and stores it`, async ({
    browser,
    baseURL,
  }) => {
    const page = await visit(browser, visitor)
    await page.goto(`${baseURL}/nowhere`)
    await expect(page.locator('summary')).toHaveText(expected.toUpperCase())
    expect(await storedChoice(page)).toBe(expected)
    await page.context().close()
  })
}

test.describe('while the language is being detected', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('the switcher shows Detecting...', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/nowhere', { waitUntil: 'commit' })
    const switcher = page.locator('summary')
    await expect(switcher).toHaveText('Detecting...', { useInnerText: true })
    release()
    await expect(switcher).toHaveText('DE')
  })
})

test('a browser that blocks storage, time zone and language gets German without an error', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const fail = () => {
      throw new Error('blocked')
    }
    Object.defineProperty(window, 'localStorage', { get: fail })
    Object.defineProperty(navigator, 'language', { get: fail })
    Intl.DateTimeFormat = fail as unknown as typeof Intl.DateTimeFormat
  })
  await page.goto('/')
  await page.waitForURL(`${baseURL}/de`)
  await page.locator('header details').first().locator('summary').click()
  await page.getByRole('link', { name: 'Română' }).click()
  await page.waitForURL(`${baseURL}/ro`)
})

for (const locale of locales) {
  test(`choosing ${localeNames[locale]} stores it and loads that landing page`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(locale === 'de' ? '/en' : '/de')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('header details').first().locator('summary').click()
    await page.getByRole('link', { name: localeNames[locale], exact: true }).click()
    await page.waitForURL(`${baseURL}/${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    expect(await storedChoice(page)).toBe(locale)
  })
}

async function visit(browser: Browser, who: Omit<Visitor, 'expected'>): Promise<Page> {
  return (await browser.newContext(who)).newPage()
}

function storedChoice(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('preferredLanguage'))
}

test('the language menu fits on one line on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/de')
  const shown = page.getByRole('banner').locator('summary', { hasText: 'DE' })
  const lines = await shown.evaluate((summary) => {
    const words = document.createRange()
    words.selectNodeContents(summary.querySelector('span')?.firstChild ?? summary)
    return words.getClientRects().length
  })
  expect(lines).toBe(1)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
