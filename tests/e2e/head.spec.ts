import { locales } from '../../src/i18n/locales.ts'
import { languagesOf, pathOf } from '../../src/i18n/routes.ts'
import { content } from '../../src/seed/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { routes } from '../support/routes.ts'

test("the manifest of each language contains the product's name and icons with the declared sizes", async ({
  request,
}) => {
  for (const locale of locales) {
    const response = await request.get(`/${locale}/manifest.webmanifest`)
    expect(response.headers()['content-type']).toBe('application/manifest+json')
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      name: content[locale].siteSettings.brand,
      start_url: `/${locale}`,
    })
    expect(manifest.lang).toMatch(new RegExp(`^${locale}`))
    const sizes = new Set<string>()
    for (const { src, sizes: size } of manifest.icons) {
      const png = await (await request.get(src)).body()
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(size)
      sizes.add(size)
    }
    expect([...sizes]).toEqual(['192x192', '512x512'])
  }
})

test('the sitemap lists every page once, with all its languages', async ({ request, baseURL }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const xml = await response.text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed.toSorted()).toEqual(
    [...routes.map(({ path }) => path), '/voice-bot-onboarding']
      .map((path) => baseURL + path)
      .toSorted(),
  )
  for (const { path, page, locale } of routes) {
    const entry = xml.split('<url>').find((part) => part.includes(`<loc>${baseURL}${path}</loc>`))
    const alternates = [...(entry ?? '').matchAll(/hreflang="(.*?)" href="(.*?)"/g)]
    const languages = languagesOf(page)
    expect(alternates, `${page} in ${locale}`).toHaveLength(
      languages.length < 2 ? 0 : languages.length + 1,
    )
  }
})

test('robots.txt allows crawlers, disallows the CMS and names the sitemap', async ({
  request,
  baseURL,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('Allow: /\n')
  expect(text).toContain('Disallow: /admin\n')
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('the structured data of a landing page contains the operator and its three assistants', async ({
  page,
  baseURL,
}) => {
  for (const locale of locales) {
    await page.goto(`/${locale}`)
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const { '@context': context, '@graph': graph } = JSON.parse(text ?? '')
    expect(context).toBe('https://schema.org')
    const [organization, service] = graph
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: content[locale].siteSettings.brand,
      logo: expect.stringContaining(`${baseURL}/`),
    })
    expect(service['@type']).toBe('Service')
    expect(service.provider['@id']).toBe(organization['@id'])
    const offered = service.hasOfferCatalog.itemListElement.map(
      (offer: { itemOffered: { name: string; url: string } }) => offer.itemOffered,
    )
    expect(offered).toMatchObject(
      (['clara', 'viktor', 'alexandra'] as const).map((slug) => ({
        '@type': 'Service',
        name: expect.stringMatching(new RegExp(slug, 'i')),
        url: baseURL + pathOf(slug, locale),
      })),
    )
  }
})
