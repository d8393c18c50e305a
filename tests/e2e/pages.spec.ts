import type { Browser, Page, Request } from '@playwright/test'
import { languagesOf, pathOf } from '../../src/i18n/routes.ts'
import { setPlainSpaces } from '../../src/lib/text/no-break-spaces.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { allPaths, type Route, routes } from '../support/routes.ts'
import { seededCopy } from '../support/seeded.ts'

/** Requirements for every page, each of which is loaded once. */
const widths = { desk: 1440, phone: 390 }

const privacyTitle = 'Datenschutzerklärung'

for (const path of [...allPaths, '/nowhere']) {
  test.describe(path, () => {
    test.use({ expectedErrors: path === '/nowhere' ? [/status of 404/] : [] })

    test('has complete metadata, works without scripts, is accessible and contacts no other host', async ({
      page,
      browser,
      context,
      baseURL,
    }) => {
      const foreign: string[] = []
      page.on('request', (request) => {
        if (isForeign(request, baseURL)) foreign.push(request.url())
      })
      await page.setViewportSize({ width: widths.desk, height: 900 })
      const response = await page.goto(path)
      expect(response?.status()).toBe(path === '/nowhere' ? 404 : 200)

      const route = routes.find((each) => each.path === path)
      if (route) {
        await test.step('has complete metadata for search engines and link previews, in its language', () =>
          expectHead(page, route, baseURL))
        await test.step('has a preview picture of 1200 by 630, a manifest and icons that load', () =>
          expectPictures(page))
        await test.step('has the same text without JavaScript', () =>
          expectSameWithoutScripts(page, browser, baseURL + path))
      }
      await test.step('has one main heading, skips no heading level and has one of each landmark', () =>
        expectOutline(page))
      for (const [name, width] of Object.entries(widths)) {
        await test.step(`has no axe violations on a ${name}`, async () => {
          await page.setViewportSize({ width, height: 900 })
          await expectAccessible(page, name)
        })
      }
      // It leaves the page with doubled text size.
      await test.step('does not scroll horizontally at 320 pixels, at 200 % zoom or with doubled text size', () =>
        expectNoOverflow(page))
      // The last step, because it is about everything that the page has requested.
      await test.step('contacts no other host and sets no cookie', async () => {
        await showEnd(page)
        expect(foreign).toEqual([])
        expect(await context.cookies()).toEqual([])
      })
    })
  })
}

/** Scrolls to the end, which triggers lazy requests, and waits for the pictures in view. */
async function showEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const areLoaded = () => {
    const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
    const images = [...document.images].filter((each) => isInView(each.getBoundingClientRect()))
    return images.every(({ complete }) => complete)
  }
  await expect.poll(() => page.evaluate(areLoaded)).toBe(true)
}

test('the start page contacts no other host and sets no cookie', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (isForeign(request, baseURL)) foreign.push(request.url())
  })
  await page.goto('/')
  // The start page redirects by itself.
  await page.waitForURL('**/de')
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})

function isForeign(request: Request, baseURL: string): boolean {
  const { origin, protocol } = new URL(request.url())
  return protocol.startsWith('http') && origin !== baseURL
}

/** Returns the metadata of a page in the CMS. */
function expectedMetadata({ page, locale }: Route): { title: string; description?: string } {
  const copy = setPlainSpaces(seededCopy(locale))
  if (page === 'privacy') return { title: privacyTitle }
  if (page === 'landing' || page === 'imprint') return copy.pageMeta[page]
  return copy.personas[page].page
}

async function expectHead(page: Page, route: Route, baseURL: string): Promise<void> {
  const { path, page: id, locale } = route
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  const { title, description } = expectedMetadata(route)
  await expect(page).toHaveTitle(title + seededCopy(locale).siteSettings.titleSuffix)
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
  await expect(meta('description')).toHaveAttribute('content', description ?? /.{40}/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path)
  await expect(meta('og:url')).toHaveAttribute('content', baseURL + path)
  await expect(meta('og:title')).toHaveAttribute('content', /.+/)
  await expect(meta('og:description')).toHaveAttribute('content', /.+/)
  await expect(meta('og:locale')).toHaveAttribute('content', new RegExp(`^${locale}_`))

  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    )
  const languages = languagesOf(id)
  const expected =
    languages.length < 2
      ? []
      : [
          ...languages.map((other) => [other, baseURL + pathOf(id, other)]),
          ['x-default', baseURL + pathOf(id, 'de')],
        ]
  expect(alternates).toEqual(expected)
}

async function expectPictures(page: Page): Promise<void> {
  const { request } = page
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const response = await request.get(picture ?? 'no picture')
  expect(response.headers()['content-type']).toBe('image/png')
  const png = await response.body()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])

  const links = page.locator('link[rel=icon], link[rel="apple-touch-icon"], link[rel=manifest]')
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
  expect(hrefs.length).toBeGreaterThanOrEqual(4)
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200)
}

async function expectSameWithoutScripts(page: Page, browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(url)
  expect(await textOf(plain)).toEqual(await textOf(page))
  for (const heading of await plain.locator('h1, h2, h3').all()) await expect(heading).toBeVisible()
  await context.close()
}

function textOf(page: Page): Promise<(string | null)[]> {
  return page.locator('header, main, footer').evaluateAll((parts) =>
    parts.map((part) => {
      const copy = part.cloneNode(true) as Element
      // These texts are shown only without scripts, or before they are loaded.
      for (const note of copy.querySelectorAll('noscript, .still-loading')) note.remove()
      return copy.textContent
    }),
  )
}

async function expectOutline(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1)
  }
  for (const landmark of ['banner', 'main'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1)
  }
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(), 'at 320 pixels').toBeLessThanOrEqual(0)
  // The size of a 1280-pixel window at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 512 })
  expect(await overflow(), 'at 200 %').toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 1024 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await overflow(), 'with text at 200 %').toBeLessThanOrEqual(0)
}
