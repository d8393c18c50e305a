import { isLocale } from '../../src/i18n/locales.ts'
import { expect, testWithoutBrowser as test } from '../support/fixtures.ts'
import { allPaths, routes } from '../support/routes.ts'

test('every public page has the security headers and does not reveal its software', async ({
  request,
}) => {
  for (const path of ['/', ...allPaths, '/nowhere', '/sitemap.xml', '/de/manifest.webmanifest']) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors/),
    })
    expect(Object.keys(headers), path).not.toContain('x-powered-by')
    expect(Object.keys(headers).join(), path).not.toMatch(/-ch(,|$)/)
  }
})

test('security.txt states the contact for vulnerabilities and its expiry date', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const [contact, expires, languages, canonical, end] = (await response.text()).split('\r\n')
  expect(contact).toMatch(/^Contact: mailto:[^@\s]+@[^@\s]+$/)
  expect([languages, canonical, end]).toEqual([
    'Preferred-Languages: de, en',
    `Canonical: ${baseURL}/.well-known/security.txt`,
    '',
  ])
  const days = (Date.parse(expires?.replace('Expires: ', '') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('every internal link leads to a page in the promised language', async ({
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
