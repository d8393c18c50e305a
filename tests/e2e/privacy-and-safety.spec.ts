import type { Page } from '@playwright/test'
import { isLocale } from '../../src/i18n/locales.ts'
import { expect, test } from '../support/fixtures.ts'
import { allPaths, routes } from '../support/routes.ts'

for (const path of ['/', ...allPaths]) {
  test(`${path} asks no other host for anything and sets no cookie`, async ({
    page,
    context,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
    })
    await page.goto(path)
    // The start page leads on by itself; what is asked of it is asked of where it leads.
    if (path === '/') await page.waitForURL('**/de')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
}

test('every public page carries the security headers and says nothing of what it is built with', async ({
  request,
}) => {
  for (const path of ['/', ...allPaths, '/nowhere', '/sitemap.xml', '/de/manifest.webmanifest']) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors/),
    })
    expect(Object.keys(headers), path).not.toContain('x-powered-by')
    expect(Object.keys(headers).join(), path).not.toMatch(/-ch(,|$)/)
  }
})

test('every internal link leads to a page in the language that it promises', async ({
  request,
  baseURL,
}) => {
  const waiting = ['/', ...routes.map(({ path }) => path)]
  const seen = new Set(waiting)
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    const [, promised] = new URL(path, baseURL).pathname.split('/')
    const [, lang] = html.match(/<html[^>]* lang="(\w+)"/) ?? []
    const isGermanOnly = response.url() === `${baseURL}/de/datenschutz`
    if (isLocale(promised) && !isGermanOnly) expect(lang, path).toBe(promised)

    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(href, baseURL + path)
      if (url.origin !== baseURL || !url.protocol.startsWith('http')) continue
      if (url.hash) {
        const target = url.pathname === path ? html : await (await request.get(url.pathname)).text()
        expect(target, `${path} → ${href}`).toContain(`id="${url.hash.slice(1)}"`)
      }
      if (!seen.has(url.pathname)) waiting.push(url.pathname)
      seen.add(url.pathname)
    }
  }
  for (const { path } of routes) expect(seen).toContain(path)
})

for (const { path } of routes) {
  test(`${path} says the same without JavaScript`, async ({ page, browser, baseURL }) => {
    await page.goto(path)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(baseURL + path)
    const text = (tab: Page) =>
      tab.locator('header, main, footer').evaluateAll((parts) =>
        parts.map((part) => {
          const copy = part.cloneNode(true) as Element
          // What is only for those without scripts.
          for (const note of copy.querySelectorAll('noscript')) note.remove()
          return copy.textContent
        }),
      )
    expect(await text(plain)).toEqual(await text(page))
    for (const heading of await plain.locator('h1, h2, h3').all())
      await expect(heading).toBeVisible()
    await context.close()
  })
}
