import { expect, test } from '../support/fixtures.ts'
import { unknownPaths } from '../support/routes.ts'

test.use({ expectedErrors: [/status of 404/] })

for (const path of unknownPaths) {
  test(`${path.slice(0, 40)} is a 404 that reads Page Not Found, in the HTML itself`, async ({
    baseURL,
  }) => {
    const response = await fetch(baseURL + path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
    expect(html).toContain('lang="en"')
    expect(html).toContain('noindex')
    // One and the same page for all of them: nothing is made or kept for an address.
    expect(html).toBe(await (await fetch(`${baseURL}/nowhere`)).text())
  })
}

for (const path of ['/de', '/ro/viktor', '/impressum', '/de/datenschutz']) {
  for (const query of [
    '?a=1&a=2',
    '?%00',
    '?%E0%A4%A',
    '?lang=en&_rsc=x',
    `?${'q'.repeat(4000)}`,
  ]) {
    test(`${path} is itself, whatever stands behind ${query.slice(0, 16)}`, async ({ baseURL }) => {
      const plain = await (await fetch(baseURL + path)).text()
      const response = await fetch(baseURL + path + query)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(plain)
    })
  }
}

test('without scripts nothing is said to be detected', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/nowhere`)
  await expect(page.locator('summary')).toHaveText('Language', { useInnerText: true })
  await page.locator('summary').click()
  await expect(page.getByRole('link', { name: 'Română' })).toBeVisible()
  await context.close()
})

test('a lost visitor finds a way home, in the language that was chosen before', async ({
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
