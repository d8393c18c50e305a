import type { FrameLocator, Page } from '@playwright/test'
import { locales } from '../../src/i18n/locales.ts'
import { content } from '../../src/seed/index.ts'
import { expect, login, submitLogin, cmsTest as test } from '../support/fixtures.ts'
import { createEditor, logInStaff, type StaffClient } from '../support/staff.ts'

/** Only writes drafts; the tests publish nothing. */
let staff: StaffClient
let editor: Awaited<ReturnType<typeof createEditor>>
let viktor: string

test.beforeAll(async () => {
  const url = process.env.PRODUCT_URL ?? ''
  staff = await logInStaff(url)
  editor = await createEditor(url)
  viktor = `personas/${(await staff.find('personas', 'slug', 'viktor')).id}`
})

test('what an editor types appears in the preview next to the form, but not in public', async ({
  page,
  baseURL,
  request,
}) => {
  const secret = 'Un secret încă nepublicat'
  const picture = await (await request.get('/og/ro/landing.png')).body()
  await login(page, baseURL, editor)
  await page.goto('/admin/globals/landing?locale=ro')
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    content.ro.landing.hero.headline,
  )
  await page.locator('#field-hero__headline').press('Control+End')
  await page.locator('#field-hero__headline').pressSequentially(`. ${secret}`)
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(secret)
  await expect(page.locator('#field-hero__headline')).toHaveValue(new RegExp(secret))

  await test.step('no public endpoint returns it', async () => {
    for (const endpoint of [
      '/ro',
      '/api/globals/landing?locale=ro',
      '/api/globals/landing?locale=ro&draft=true',
      '/api/globals/landing?locale=all&draft=true',
      '/api/globals/landing/versions?locale=ro',
      '/api/globals/landing/versions?locale=ro&where[latest][equals]=true',
      '/preview/ro',
      '/preview/ro/og/landing.png',
      '/preview/ro/meta/landing',
      '/sitemap.xml',
      '/ro/manifest.webmanifest',
    ]) {
      const response = await fetch(baseURL + endpoint)
      expect(await response.text(), endpoint).not.toContain(secret)
    }
    expect((await (await request.get('/og/ro/landing.png')).body()).equals(picture)).toBe(true)
    const versions = await fetch(`${baseURL}/api/globals/landing/versions`)
    expect(versions.status).toBe(403)
  })

  await test.step('the staff see it, also in the picture for link previews', async () => {
    const drawn = await page.request.get('/preview/ro/og/landing.png')
    expect(drawn.headers()['cache-control']).toBe('private, no-store')
    expect((await drawn.body()).equals(picture)).toBe(false)
  })
})

test('no document shows a draft to the public, in any language', async ({ baseURL }) => {
  const secret = 'streng geheim'
  await staff.draft(viktor, 'de', { name: secret, motto: secret, page: { subtitle: secret } })
  const { doc } = await staff.send('POST', 'features?locale=de&draft=true', {
    slug: 'not-yet',
    title: secret,
  })
  for (const locale of locales) {
    for (const endpoint of [
      `/${locale}`,
      `/${locale}/viktor`,
      `/api/${viktor}?locale=${locale}&draft=true`,
      `/api/personas?locale=${locale}&draft=true&where[slug][equals]=viktor`,
      '/api/personas?locale=all&draft=true',
      '/api/personas?locale=*&draft=true',
      '/api/personas?draft=true',
      '/api/personas?draft=1&draft=true',
      '/api/personas',
      `/api/${viktor}?locale=all`,
      `/api/${viktor}?locale=${locale}&fallback-locale=de&draft=true`,
      `/api/${viktor}?locale=${locale}&fallbackLocale[]=de`,
      `/api/${viktor}?locale=nonsense&draft=true`,
      `/api/personas/versions?locale=${locale}`,
      `/api/features?locale=${locale}&draft=true&limit=0`,
      `/api/features/${doc.id}?locale=${locale}&draft=true`,
      `/api/features/versions?locale=${locale}`,
    ]) {
      expect(await (await fetch(baseURL + endpoint)).text(), endpoint).not.toContain(secret)
    }
  }
  await staff.send('DELETE', `features/${doc.id}`)
  await staff.draft(viktor, 'de', { name: 'Viktor' })
})

test('a preview requires a login and redirects back, and is not cached, framed or indexed', async ({
  page,
  baseURL,
}) => {
  const response = await fetch(`${baseURL}/preview/ro/viktor`, { redirect: 'manual' })
  expect(response.status).toBe(307)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('x-robots-tag')).toContain('noindex')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  for (const path of ['/ro', '/ro/viktor', '/admin/login', '/api/users/me']) {
    const policy = (await fetch(baseURL + path)).headers.get('content-security-policy')
    expect(policy, path).toContain("frame-ancestors 'none'")
  }
  expect(await (await fetch(`${baseURL}/robots.txt`)).text()).toContain('Disallow: /preview\n')

  await page.goto('/preview/ro/viktor')
  await submitLogin(page, editor)
  await page.waitForURL(`${baseURL}/preview/ro/viktor`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test("every document that the site shows has a preview in the editor's language", async ({
  page,
  baseURL,
}) => {
  const first = async (collection: string) =>
    (await staff.send('GET', `${collection}?limit=1&depth=0`)).docs[0].id
  const imprint = (await staff.find('legal-pages', 'slug', 'imprint')).id
  const privacy = (await staff.find('legal-pages', 'slug', 'privacy')).id
  const meta = (await staff.find('page-meta', 'page', 'imprint')).id
  await login(page, baseURL, editor)
  for (const [document, address] of [
    ['globals/landing', '/preview/pt'],
    ['globals/site-settings', '/preview/pt'],
    ['globals/claims', '/preview/pt'],
    [`collections/${viktor}`, '/preview/pt/viktor'],
    [`collections/features/${await first('features')}`, '/preview/pt#section=features'],
    [`collections/testimonials/${await first('testimonials')}`, '/preview/pt#section=testimonials'],
    [`collections/legal-pages/${imprint}`, '/preview/pt/impressum'],
    [`collections/legal-pages/${privacy}`, '/preview/de/datenschutz'],
    [`collections/page-meta/${meta}`, '/preview/pt/meta/imprint'],
  ]) {
    await page.goto(`/admin/${document}?locale=pt`)
    await openPreview(page)
    await expect(page.locator('#live-preview-iframe')).toHaveAttribute('src', baseURL + address)
    await expect(
      page.frameLocator('#live-preview-iframe').locator('main').first(),
      document,
    ).toBeVisible()
  }
})

test('a language with an incomplete draft can be previewed', async ({ page, baseURL }) => {
  const { doc } = await staff.send('POST', 'features?locale=de&draft=true', {
    slug: 'half-done',
    title: 'Halb fertig',
  })
  const nothing = Object.fromEntries(['role', 'motto', 'description'].map((field) => [field, null]))
  await staff.draft(viktor, 'pt', { ...nothing, features: [], page: { title: null, motto: null } })
  await login(page, baseURL, editor)
  for (const [address, text] of [
    ['/preview/de', 'Halb fertig'],
    ['/preview/pt', content.pt.landing.hero.headline],
    ['/preview/pt/viktor', 'Viktor'],
  ] as const) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.locator('main')).toContainText(text)
    await expect(page.locator('main')).not.toContainText(/\b(null|undefined)\b/)
  }
  await staff.send('DELETE', `features/${doc.id}`)
})

test('in a preview links lead to previews and forms send nothing', async ({ page, baseURL }) => {
  await login(page, baseURL, editor)
  await page.goto('/preview/en')
  const dialog = page.waitForEvent('dialog').then((opened) => opened.dismiss())
  await page.locator('#contact-name').fill('Eve')
  await page.locator('#contact-email').fill('eve@example.com')
  await page.locator('#contact-message').fill('Hello')
  await page.locator('#contact button[type=submit]').click()
  await dialog
  const { totalDocs } = await staff.send('GET', 'contact-requests?where[name][equals]=Eve')
  expect(totalDocs).toBe(0)
  await page.locator('main a[href="/en/viktor"]').first().click()
  await page.waitForURL(`${baseURL}/preview/en/viktor`)
})

/** Opens the preview next to the form, unless it is already open. */
async function openPreview(page: Page): Promise<FrameLocator> {
  const frame = page.locator('#live-preview-iframe')
  await expect(page.locator('#live-preview-toggler')).toBeVisible()
  if ((await frame.count()) === 0) await page.locator('#live-preview-toggler').click()
  await expect(frame).toBeVisible()
  return page.frameLocator('#live-preview-iframe')
}
