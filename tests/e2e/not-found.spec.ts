import { expect, test, testWithoutBrowser } from '../support/fixtures.ts'
import { unknownPaths } from '../support/routes.ts'

test.use({ expectedErrors: [/status of 404/] })

testWithoutBrowser(
  'an unknown address is a 404 that reads Page Not Found, in the HTML itself',
  async ({ baseURL }) => {
    const unknownPage = await (await fetch(`${baseURL}/nowhere`)).text()
    for (const path of unknownPaths) {
      const response = await fetch(baseURL + path)
      expect(response.status, path).toBe(404)
      expect(response.headers.get('cache-control'), path).toContain('no-store')
      const html = await response.text()
      expect(html, path).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
      expect(html, path).toContain('lang="en"')
      expect(html, path).toContain('noindex')
      // All paths get the same page, so nothing is rendered or cached per path.
      expect(html, path).toBe(unknownPage)
    }
    // The page does not contain the path of the first visitor.
    expect(unknownPage).toContain(String.raw`\"c\":[\"\",\"not\",\"found\",\"anywhere\"]`)
  },
)

testWithoutBrowser('a query string does not change which page is served', async ({ baseURL }) => {
  const queries = ['?a=1&a=2', '?%00', '?%E0%A4%A', '?lang=en&_rsc=x', `?${'q'.repeat(4000)}`]
  for (const path of ['/de', '/ro/viktor', '/impressum', '/de/datenschutz']) {
    const plain = await (await fetch(baseURL + path)).text()
    for (const query of queries) {
      const response = await fetch(baseURL + path + query)
      expect(response.status, path + query).toBe(200)
      expect(await response.text(), path + query).toBe(plain)
    }
  }
})

test('without scripts the switcher does not claim to detect a language', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/nowhere`)
  await expect(page.locator('summary')).toHaveText('Language', { useInnerText: true })
  await page.locator('summary').click()
  await expect(page.getByRole('link', { name: 'Română' })).toBeVisible()
  await context.close()
})

test('the 404 page links home in the language that was chosen before', async ({
  page,
  baseURL,
}) => {
  await page.goto('/de')
  await page.evaluate(() => localStorage.setItem('preferredLanguage', 'ro'))
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.locator('summary')).toHaveText('RO')
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/(de|en|pt|ro)$`))
})
