import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { locales } from '../../src/i18n/locales.ts'
import { publicPolicy, reportPath } from '../../src/lib/http/content-policy.ts'
import { builtStylesheets } from '../../src/server/built-stylesheets.ts'
import { hashesOf } from '../../src/server/page-hashes.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { allPaths } from '../support/routes.ts'

/** What an attacker could inject into a page. Each element records whether it ran. */
const injected = `
  <script>window.ran = 'a script'</script>
  <script nonce="guessed">window.ran = 'a script with a nonce'</script>
  <script>self.__next_f.push([1,window.ran = 'a script that looks like data'])</script>
  <script>self.__next_f.push([1,":HX[\\"/api/media/file/a.js\\",{}]\\n"])</script>
  <script src="data:text/javascript,window.ran='a script in an address'"></script>
  <script src="https://elsewhere.example/a.js"></script>
  <img src="/nothing.png" onerror="window.ran = 'an error handler'">
  <svg onload="window.ran = 'a load handler'"></svg>
  <details open ontoggle="window.ran = 'a toggle handler'"></details>
  <iframe srcdoc="<script>parent.ran = 'a frame'</script>"></iframe>
  <iframe src="javascript:parent.ran = 'the address of a frame'"></iframe>
  <object data="data:text/html,<script>parent.ran = 'an object'</script>"></object>
  <base href="https://elsewhere.example/">
  <a id="injected-link" href="javascript:window.ran = 'a link'">link</a>
  <form id="injected-form" action="https://elsewhere.example/"><input type="submit"></form>
`

const publicPages = [
  ...locales.map((locale) => `/${locale}`),
  ...['/ro/viktor', '/voice-bot-onboarding', '/nowhere'],
]
const pages = [...publicPages, '/preview/de', '/admin']

test.describe('a page with injected scripts', () => {
  // Blocked scripts are reported in the console.
  test.use({ expectedErrors: [/./] })

  for (const path of pages) {
    test(`runs none of them: ${path}`, async ({ page, baseURL }) => {
      await login(page, baseURL)
      await inject(page, path)
      await page.goto(path)
      await expect(page.locator('#injected-link')).toBeAttached()
      await page.waitForLoadState('networkidle')

      await page.evaluate(() => document.querySelector<HTMLElement>('#injected-link')?.click())
      await page.evaluate(() =>
        document.querySelector<HTMLFormElement>('#injected-form')?.requestSubmit(),
      )
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await page.evaluate(() => document.baseURI)).toBe(baseURL + path)
      expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined()
    })
  }

  test('prevents its own code from creating HTML or foreign scripts from text', async ({
    page,
  }) => {
    await page.goto('/de')
    const run = (code: string) => page.evaluate(code).catch((error: Error) => error.message)
    expect(await run(`document.body.innerHTML = '<b>a</b>'`)).toMatch(/TrustedHTML/)
    expect(await run(`document.createElement('script').text = 'a'`)).toMatch(/TrustedScript/)
    for (const address of ['https://elsewhere.example/_next/static/a.js', '/api/media/file/a.js']) {
      const code = `document.createElement('script').src = '${address}'`
      expect(await run(code), address).toMatch(/TrustedScriptURL/)
    }
    expect(await run(`trustedTypes.createPolicy('other', {})`)).toMatch(/disallowed/)
  })
})

/**
 * Injects at the end of the page. Public pages get the policy that the server would send with them;
 * the policy of the other pages does not depend on their content.
 */
async function inject(page: Page, path: string): Promise<void> {
  await page.route('**/a.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.ran = 'a file that data names'`,
    }),
  )
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</body>', `${injected}</body>`)
      const policy = publicPages.includes(path) && {
        'content-security-policy': publicPolicy(hashesOf(body, builtStylesheets())),
      }
      await route.fulfill({ response, headers: { ...response.headers(), ...policy }, body })
    },
  )
}

test('every public page allows exactly its own scripts and styles, on the first and on later requests', async ({
  request,
}) => {
  for (const path of ['/', ...allPaths, '/nowhere']) {
    const first = await request.get(path)
    const policy = first.headers()['content-security-policy'] ?? ''
    expect(policy, path).not.toMatch(/unsafe-/)
    const html = await first.text()
    const scripts = [...html.matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/gs)]
    const styles = [...html.matchAll(/<style [^>]*>(.*?)<\/style>/gs)]
    expect(scripts.length, path).toBeGreaterThan(2)
    expect(styles.length, path).toBeGreaterThan(0)
    for (const [, text = ''] of [...scripts, ...styles]) {
      const hash = createHash('sha256').update(text).digest('base64')
      expect(policy, `${path}: ${text.slice(0, 60)}`).toContain(`'sha256-${hash}'`)
    }
    const next = await request.get(path)
    expect(next.headers()['content-security-policy'], path).toBe(policy)

    const { etag = '' } = next.headers()
    const same = await request.get(path, { headers: { 'If-None-Match': etag } })
    if (same.status() !== 304) continue
    // A cache updates the stored headers from a 304, which must keep the policy of the stored page.
    expect(same.headers()['content-security-policy'], path).toBeUndefined()
  }
})

test('a HEAD response has either no policy or that of the page', async ({ request }) => {
  for (const path of ['/de', '/ro/viktor']) {
    const head = await request.head(path)
    const page = await request.get(path)
    expect([undefined, page.headers()['content-security-policy']]).toContain(
      head.headers()['content-security-policy'],
    )
  }
})

test('a client cannot choose the nonce of a page', async ({ request }) => {
  const headers = { 'Content-Security-Policy': "script-src 'nonce-guessed'" }
  for (const path of ['/en/clara?a', '/admin/login']) {
    const response = await request.get(path, { headers })
    expect(await response.text(), path).not.toContain('guessed')
    expect(response.headers()['content-security-policy'], path).not.toContain('guessed')
  }
})

test('policy reports are accepted if they are valid, short and not too frequent', async ({
  request,
}) => {
  const body = {
    documentURL: 'https://example.com/de',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
  }
  const send = (data: unknown) =>
    request.post(reportPath, {
      headers: { 'Content-Type': 'application/reports+json' },
      data: JSON.stringify(data),
    })
  const page = await request.get('/de')
  expect(page.headers()['reporting-endpoints']).toContain(reportPath)
  expect((await send([{ type: 'csp-violation', body }])).status()).toBe(204)
  expect((await send({ anything: 'else' })).status()).toBe(400)
  expect((await send('a'.repeat(40_000))).status()).toBe(413)
  const many = await Promise.all(
    Array.from({ length: 40 }, () => send([{ type: 'csp-violation', body }])),
  )
  expect(many.map((response) => response.status())).toContain(429)
})
