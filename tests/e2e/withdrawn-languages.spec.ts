import type { Browser, Page } from '@playwright/test'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { content } from '../../src/seed/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { restoredProduct } from '../support/restored-product.ts'

const product = restoredProduct()

test('a page links to no unpublished language, and links to it again once it is published', async ({
  page,
}) => {
  const all = [...locales, 'x-default']
  const shown = (path: string) => async () => (await linksOf(page, path)).languages
  for (const path of ['/de', '/de/viktor', '/pt/viktor']) expect(await shown(path)()).toEqual(all)

  await test.step('links to no unpublished language', async () => {
    await unpublish(product.viktor, 'ro')
    await unpublish('globals/landing', 'en')
    await expect.poll(shown('/de/viktor')).toEqual(['de', 'en', 'pt', 'x-default'])
    await expect.poll(shown('/pt/viktor')).toEqual(['de', 'en', 'pt', 'x-default'])
    await expect.poll(shown('/de')).toEqual(['de', 'pt', 'ro', 'x-default'])
    const { menu, openGraph } = await linksOf(page, '/de')
    expect(menu).toEqual(['/de', '/pt', '/ro'])
    expect(openGraph).toEqual(['pt_PT', 'ro_RO'])
    for (const path of ['/de', '/pt', '/ro', '/de/viktor', '/en/viktor']) {
      const { addresses } = await linksOf(page, path)
      for (const address of addresses) {
        expect((await fetch(new URL(address, product.url))).status, `${path} → ${address}`).toBe(
          200,
        )
      }
    }
  })

  await test.step('links to the language again once it is published', async () => {
    await product.staff.publish(product.viktor, 'ro', {})
    await product.staff.publish('globals/landing', 'en', {})
    for (const path of ['/de', '/de/viktor']) await expect.poll(shown(path)).toEqual(all)
    expect((await linksOf(page, '/de')).menu).toEqual(['/de', '/en', '/pt', '/ro'])
  })
})

test('without the German page, the next language becomes x-default', async ({ page }) => {
  await unpublish(product.viktor, 'de')
  await expect
    .poll(async () => (await linksOf(page, '/en/viktor')).languages)
    .toEqual(['en', 'pt', 'ro', 'x-default'])
  const { addresses } = await linksOf(page, '/en/viktor')
  expect(addresses.at(-1)).toMatch(/\/en\/viktor$/)
  await product.staff.publish(product.viktor, 'de', {})
})

test.describe('an unpublished landing page', () => {
  test.use({ locale: 'en-GB', expectedErrors: [/status of 404/] })

  test('is not linked by any page, and the start page redirects to a published one', async ({
    page,
    browser,
  }) => {
    const atStart = async () => {
      await page.goto(`${product.url}/`)
      await page.waitForURL(/\/(de|en|pt|ro)$/)
      return new URL(page.url()).pathname
    }
    expect(await atStart()).toBe('/en')

    await unpublish('globals/landing', 'en')
    await test.step('the start page does not link to it, with and without scripts', async () => {
      expect(await atStart()).toBe('/de')
      expect(await linksWithoutScripts(browser, '/')).toEqual(['/de', '/pt', '/ro'])
    })
    await test.step('the 404 page does not link to it', async () => {
      expect(await linksWithoutScripts(browser, '/nowhere')).toEqual(['/de', '/pt', '/ro'])
      await page.goto(`${product.url}/nowhere`)
      await page.evaluate(() => localStorage.setItem('preferredLanguage', 'en'))
      await page.reload()
      await expect(page.locator('summary')).toHaveText('DE')
    })
    await test.step('the pages below it link to the German landing page', async () => {
      for (const path of ['/en/viktor', '/en/imprint']) {
        const links = await linksWithoutScripts(browser, path)
        expect(links.filter((link) => /^\/en(#|$)/.test(link))).toEqual([])
        expect(links.filter((link) => /^\/de(#|$)/.test(link))).not.toEqual([])
      }
      const { start_url: start } = await (
        await fetch(`${product.url}/en/manifest.webmanifest`)
      ).json()
      expect(start).toBe('/de')
    })

    await unpublish('globals/landing', 'de')
    await test.step('without the German landing page the next language becomes the default', async () => {
      expect(await atStart()).toBe('/pt')
      const links = await linksWithoutScripts(browser, '/voice-bot-onboarding')
      expect(links.filter((link) => link === '/de')).toEqual([])
      expect(links).toContain('/pt')
    })

    await test.step('everything links to it again once it is published', async () => {
      for (const locale of ['de', 'en'] as const)
        await product.staff.publish('globals/landing', locale, {})
      expect(await atStart()).toBe('/en')
      expect(await linksWithoutScripts(browser, '/nowhere')).toEqual(['/de', '/en', '/pt', '/ro'])
      expect(await linksWithoutScripts(browser, '/en/viktor')).toContain('/en#contact')
    })
  })
})

test('a change in one language only affects the pages in that language', async () => {
  for (const locale of locales) await cacheStatusOf(`/${locale}/viktor`)
  await product.staff.publish(product.viktor, 'ro', { motto: 'O vorbă nouă' })
  expect(await cacheStatusOf('/ro/viktor')).not.toBe('HIT')
  for (const locale of ['de', 'en', 'pt'])
    expect(await cacheStatusOf(`/${locale}/viktor`)).toBe('HIT')
  await product.staff.publish(product.viktor, 'ro', { motto: content.ro.personas.viktor.motto })
})

function unpublish(path: string, locale: Locale) {
  const method = path.startsWith('globals') ? 'POST' : 'PATCH'
  return product.staff.send(method, `${path}?locale=${locale}`, { _status: 'draft' })
}

async function cacheStatusOf(path: string): Promise<string | null> {
  const response = await fetch(product.url + path)
  await response.arrayBuffer()
  return response.headers.get('x-nextjs-cache')
}

/** Returns the internal links of a page, as written in the HTML. */
async function linksWithoutScripts(browser: Browser, path: string): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(product.url + path)
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  await context.close()
  return [...new Set(links)].filter((link) => link !== '/').toSorted()
}

/** Returns a page's links to other languages, for crawlers and in the menu. */
async function linksOf(page: Page, path: string) {
  await page.goto(product.url + path)
  const attributes = (selector: string, name: string) =>
    page
      .locator(selector)
      .evaluateAll((all, attribute) => all.map((each) => each.getAttribute(attribute) ?? ''), name)
  const alternates = 'link[rel=alternate][hreflang]'
  const menu = await attributes('header a[hreflang]', 'href')
  const hrefs = await attributes(alternates, 'href')
  return {
    languages: await attributes(alternates, 'hreflang'),
    openGraph: await attributes('meta[property="og:locale:alternate"]', 'content'),
    menu,
    addresses: [...menu, ...hrefs],
  }
}
