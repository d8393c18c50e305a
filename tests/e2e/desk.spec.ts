import type { Page } from '@playwright/test'
import { axeOf } from '../support/accessible.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { onboardingForm } from '../support/onboarding.ts'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { saveScreenshots } from '../support/screenshots.ts'
import { sendOnboarding } from '../support/send-onboarding.ts'
import { withDatabase } from '../support/with-database.ts'

const product = restoredProduct()

const groupsOf = (page: Page) => page.locator('.nav-group__label').allTextContents()

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('an editor finds the collections in their groups, each with a description', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin`)
  expect(await groupsOf(page)).toEqual(['Website', 'Assistenten', 'System'])
  const links = page.locator('.nav__wrap a[href*="/collections/"], .nav__wrap a[href*="/globals/"]')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths) {
    await page.goto(product.url + path)
    const sentence = page.locator('.custom-view-description, .view-description, .field-description')
    await expect(sentence.first(), path).toHaveText(/\S+ .+[.;]/)
  }
})

test.describe('the start page', () => {
  test('shows an admin that nothing is waiting, and later what is, with links', async ({
    page,
  }) => {
    await login(page, product.url)
    await page.goto(`${product.url}/admin`)
    expect(await groupsOf(page)).toEqual(['Website', 'Assistenten', 'Anfragen', 'System'])
    await expect(card(page, 'Anfragen')).toContainText('Alles beantwortet.')
    await expect(card(page, 'Hintergrundaufgaben')).toContainText('Nichts ist liegen geblieben.')
    await expect(card(page, 'Noch nicht veröffentlicht')).toContainText('Keine offenen Entwürfe')

    await sendRequests()
    await page.goto(`${product.url}/admin`)
    const requests = card(page, 'Anfragen')
    await expect(requests.getByRole('link')).toHaveText([
      '1 neu: Voice-Bot-Anmeldungen',
      '2 neu: Kontaktanfragen',
      '1 überfällig: Kontaktanfragen',
    ])
    await saveScreenshots(page, 'dashboard-admin')
    await requests.getByRole('link', { name: '2 neu' }).click()
    await expect(page.locator('tbody tr[data-index]')).toHaveCount(2)
    await page.goBack()
    await requests.getByRole('link', { name: '1 überfällig' }).click()
    await expect(page.locator('tbody tr[data-index]')).toHaveCount(1)
    await expect(page.locator('tbody')).toContainText('Wartet Lange')

    await page.goto(`${product.url}/admin`)
    await card(page, 'Hintergrundaufgaben').getByRole('link', { name: 'Ansehen' }).click()
    await expect(page.locator('.collection-list tbody tr')).toHaveCount(1)
    await expect(page.locator('.collection-list tbody')).toContainText('Fehlgeschlagen')
  })

  test('shows an editor open drafts, but nothing about requests', async ({ page }) => {
    await product.staff.draft(product.viktor, 'ro', { motto: 'Ciornă' })
    await login(page, product.url, product.editor)
    await page.goto(`${product.url}/admin`)
    const drafts = card(page, 'Noch nicht veröffentlicht')
    await expect(drafts.locator('li')).toHaveText(['Assistent „Viktor“Rumänisch'])
    await expect(page.locator('.dashboard')).not.toContainText(
      /Anfragen|Neue Anmeldungen|überfällig/,
    )
    await saveScreenshots(page, 'dashboard-editor')
    await drafts.getByRole('link').click()
    await expect(page.locator('#field-motto')).toHaveValue('Ciornă')
    await product.staff.publish(product.viktor, 'ro', {})
    await page.goto(`${product.url}/admin`)
    await expect(drafts).toContainText('Keine offenen Entwürfe')
  })
})

test("loads nothing from other hosts, and both themes show the site's logo", async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(product.url)) {
      elsewhere.push(request.url())
    }
  })
  for (const theme of ['light', 'dark']) {
    await page.context().clearCookies()
    await page.context().addCookies([{ name: 'payload-theme', value: theme, url: product.url }])
    await page.goto(`${product.url}/admin/login`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page).toHaveTitle(/– Website-Verwaltung$/)
    const logo = page.locator('.login__brand img')
    await expect(logo).toHaveAttribute('src', /logo-mark/)
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await saveScreenshots(page, `login-${theme}`)
    await login(page, product.url, product.editor)
    await page.goto(`${product.url}/admin/collections/personas`)
    await expect(page.locator('.step-nav__home img:visible').first()).toHaveAttribute(
      'src',
      /logo-mark/,
    )
    const icons = await page
      .locator('link[rel=icon]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(icons).toContainEqual(expect.stringMatching(/^\/icon\.svg/))
    for (const icon of icons) expect(icon).toMatch(/^\/(icon\.svg|favicon\.ico)/)
  }
  expect(elsewhere).toEqual([])
})

const views = [
  '/admin',
  '/admin/collections/personas',
  '/admin/collections/testimonials',
  '/admin/collections/media',
  '/admin/contact-requests',
  '/admin/voice-bot',
]

for (const theme of ['light', 'dark']) {
  test(`axe finds no violations on the start page and in the lists, ${theme}`, async ({ page }) => {
    await page.context().addCookies([{ name: 'payload-theme', value: theme, url: product.url }])
    await login(page, product.url)
    await sendRequests()
    for (const view of views) {
      await page.goto(product.url + view)
      await expect(
        page.locator('.dashboard, .collection-list, tbody tr[data-index]').first(),
      ).toBeVisible()
      // Contrast is checked everywhere, because the colours are ours; the other rules only in our
      // parts of Payload's pages.
      const { violations } = await axeOf(page).withRules('color-contrast').analyze()
      for (const ours of ['[aria-labelledby=dashboard-title]', 'tbody .cell-portrait']) {
        if ((await page.locator(ours).count()) === 0) continue
        violations.push(...(await axeOf(page).include(ours).analyze()).violations)
      }
      expect
        .soft(
          violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          view,
        )
        .toEqual([])
      await saveScreenshots(page, `axe-${theme}-${view.replaceAll('/', '-')}`)
    }
  })
}

/** Sends two contact requests, one of them overdue, and an onboarding, and adds a failed job. */
async function sendRequests(): Promise<void> {
  for (const name of ['Anna Neu', 'Wartet Lange']) {
    const response = await fetch(`${product.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name,
        email: 'a@example.com',
        phone: '',
        company: '',
        message: 'Hallo',
      }),
    })
    expect(response.status).toBe(200)
  }
  const response = await sendOnboarding(product.url, onboardingForm())
  expect(response.status).toBe(201)
  await withDatabase(ownDatabaseUrl(product.folder), async (client) => {
    await client.query(
      "UPDATE contact_requests SET created_at = now() - interval '3 days' WHERE name = 'Wartet Lange'",
    )
    await client.query(
      `INSERT INTO payload_jobs (task_slug, input, has_error, total_tried, queue)
       VALUES ('mail-team', '{"kind":"contact","id":1}', true, 5, 'default')`,
    )
  })
}
