import fs from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { locales } from '../../src/i18n/locales.ts'
import { expect, login, test } from '../support/fixtures.ts'
import { onboardingForm } from '../support/onboarding.ts'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { attacks, halves } from '../support/pictures.ts'
import { type Product, startProduct, temporaryFolder } from '../support/product.ts'
import { makeEditor, type Staff, staffOf } from '../support/staff.ts'
import { withDatabase } from '../support/stored.ts'

/** A product of its own: what is sorted and published here stays so. */
let product: Product
let staff: Staff
let editor: Awaited<ReturnType<typeof makeEditor>>
const folder = temporaryFolder()

test.beforeAll(async () => {
  product = await startProduct({ folder, env: { SUBMISSIONS_PER_HOUR: '0' } })
  staff = await staffOf(product.url)
  editor = await makeEditor(product.url)
})

test.afterAll(async () => {
  await product.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const groupsOf = (page: Page) => page.locator('.nav-group__label').allTextContents()

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('an editor finds the collections in their groups, each with a sentence on what it is', async ({
  page,
}) => {
  await login(page, product.url, editor)
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
  test('tells an admin kindly that nothing waits, and then what does, with the ways there', async ({
    page,
  }) => {
    await login(page, product.url)
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
    await shot(page, 'dashboard-admin')
    await requests.getByRole('link', { name: '2 neu' }).click()
    await expect(page.locator('.collection-list tbody tr')).toHaveCount(2)
    await page.goBack()
    await requests.getByRole('link', { name: '1 überfällig' }).click()
    await expect(page.locator('.collection-list tbody tr')).toHaveCount(1)
    await expect(page.locator('.collection-list tbody')).toContainText('Wartet Lange')

    await page.goto(`${product.url}/admin`)
    await card(page, 'Hintergrundaufgaben').getByRole('link', { name: 'Ansehen' }).click()
    await expect(page.locator('.collection-list tbody tr')).toHaveCount(1)
    await expect(page.locator('.collection-list tbody')).toContainText('Aufgegeben')
  })

  test('tells an editor of open drafts, and nothing of requests', async ({ page }) => {
    const { id } = await staff.find('personas', 'slug', 'viktor')
    await staff.draft(`personas/${id}`, 'ro', { motto: 'Ciornă' })
    await login(page, product.url, editor)
    const drafts = card(page, 'Noch nicht veröffentlicht')
    await expect(drafts.locator('li')).toHaveText(['Assistent: ViktorRomână'])
    await expect(page.locator('.dashboard')).not.toContainText(/Anfragen|überfällig|Anmeldung/)
    await shot(page, 'dashboard-editor')
    await drafts.getByRole('link').click()
    await expect(page.locator('#field-motto')).toHaveValue('Ciornă')
    await staff.publish(`personas/${id}`, 'ro', {})
    await page.goto(`${product.url}/admin`)
    await expect(drafts).toContainText('Keine offenen Entwürfe')
  })
})

test('an editor drags an assistant to the front, and the site follows in every language', async ({
  page,
}) => {
  const { id } = await staff.find('personas', 'slug', 'viktor')
  await staff.draft(`personas/${id}`, 'de', { motto: 'Noch geheim' })
  await login(page, product.url, editor)
  await page.goto(`${product.url}/admin/collections/personas`)
  await expect(page.locator('tbody .cell-name')).toHaveText(['Clara', 'Viktor', 'Alexandra'])
  await expect(page.locator('tbody .cell-name a'), 'the way into each').toHaveCount(3)
  await shot(page, 'personas')
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/reorder'))
  await drag(page, 2, 0)
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(page.locator('tbody .cell-name')).toHaveText(['Alexandra', 'Clara', 'Viktor'])
  const savedAgain = page.waitForResponse((answer) => answer.url().includes('/api/reorder'))
  await drag(page, 2, 0)
  expect((await savedAgain).status()).toBe(200)
  for (const locale of ['de', 'en', 'pt', 'ro']) {
    const links = async () => {
      const html = await (await fetch(`${product.url}/${locale}`)).text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
      const found = main.matchAll(new RegExp(`href="/${locale}/(clara|viktor|alexandra)"`, 'g'))
      return [...new Set([...found].map(([, slug]) => slug))]
    }
    await expect.poll(links, locale).toEqual(['viktor', 'alexandra', 'clara'])
  }
  const html = await (await fetch(`${product.url}/de`)).text()
  expect(html, 'sorting publishes no draft').not.toContain('Noch geheim')
  const live = await staff.send('GET', `personas/${id}?locale=de&depth=0`)
  expect(live._status).toBe('published')
  const draft = await staff.send('GET', `personas/${id}?draft=true&locale=de&depth=0`)
  expect(draft).toMatchObject({ motto: 'Noch geheim', _status: 'draft' })
})

test.describe('a picture', () => {
  test('goes up with its focal point, and the site shows what the point keeps in view', async ({
    page,
  }) => {
    await login(page, product.url, editor)
    await page.goto(`${product.url}/admin/collections/media/create?locale=de`)
    await choose(page, 'Frau Meier.png', 'image/png', await halves())
    await page.locator('.file-field__edit').click()
    await focus(page, 90)
    await page.locator('#field-alt').fill('Frau Meier lacht')
    await page.locator('#action-save').click()
    await expect(page.locator('.toast-success').first()).toBeVisible()
    await page.waitForURL(/media\/\d+/)
    await shot(page, 'media-edit')
    const id = Number(/media\/(\d+)/.exec(page.url())?.[1])
    expect(await colour(await portraitOf(id))).toBe('blue')

    for (const locale of locales) {
      await staff.send('PATCH', `media/${id}?locale=${locale}`, { alt: 'Frau Meier lacht' })
    }
    const { docs } = await staff.send('GET', 'testimonials?sort=_order&limit=1&depth=0')
    await staff.publish(`testimonials/${docs[0].id}`, 'de', { image: id })
    const shown = async () => (await fetch(`${product.url}/de`)).text()
    await expect.poll(shown).toContain(encodeURIComponent(await portraitOf(id)))

    const before = await portraitOf(id)
    await page.locator('.file-field__edit, .file-details__edit').first().click()
    await focus(page, 10)
    await page.locator('#action-save').click()
    await expect.poll(() => portraitOf(id)).not.toBe(before)
    expect(await colour(await portraitOf(id))).toBe('red')
    await expect
      .poll(shown, 'the page shows the new crop')
      .toContain(encodeURIComponent(await portraitOf(id)))
    await page.goto(`${product.url}/de#testimonials`)
    const portrait = page.getByAltText('Frau Meier lacht')
    await portrait.scrollIntoViewIfNeeded()
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    await page.goto(`${product.url}/admin/collections/media`)
    await expect(page.locator('tbody tr').first().locator('.thumbnail img')).toBeVisible()
    await shot(page, 'media')
    await page.goto(`${product.url}/admin/collections/testimonials`)
    await expect(page.locator('tbody .thumbnail img').first()).toBeVisible()
    await shot(page, 'testimonials')
  })

  test.describe('that is none', () => {
    // The refusal is an error to the browser's console, and expected here.
    test.use({ expectedErrors: [/status of 400/] })

    test('is refused in German, by its name and with what is allowed', async ({ page }) => {
      await login(page, product.url, editor)
      await page.goto(`${product.url}/admin/collections/media/create?locale=de`)
      const html = Buffer.from('<!doctype html><script>alert(1)</script>')
      await choose(page, 'porträt.png', 'image/png', html)
      await page.locator('#field-alt').fill('Kein Bild')
      await page.locator('#action-save').click()
      await expect(page.locator('.toast-error')).toContainText(
        '„porträt.png“ ist kein Bild, das die Website zeigen kann. Erlaubt sind JPEG, PNG, WebP, AVIF und SVG',
      )
      await shot(page, 'refusal')
    })

    test('is refused as too large before it fills the memory', async ({ page }) => {
      await login(page, product.url, editor)
      await page.goto(`${product.url}/admin/collections/media/create?locale=de`)
      const large = Buffer.alloc(24 * 1024 ** 2, 7)
      await choose(page, 'riesig.jpg', 'image/jpeg', large)
      await page.locator('#field-alt').fill('Zu groß')
      await page.locator('#action-save').click()
      await expect(page.locator('.toast-error')).toContainText(
        '„riesig.jpg“ ist zu groß: Ein Bild darf höchstens 10 MB haben.',
      )
    })
  })

  test('that is a drawing is cleaned, and nothing in it could run where it is served', async ({
    page,
  }) => {
    await login(page, product.url, editor)
    await page.goto(`${product.url}/admin/collections/media/create?locale=de`)
    const drawing = Buffer.from(attacks['a script'] ?? '')
    await choose(page, 'zeichen.svg', 'image/svg+xml', drawing)
    await page.locator('#field-alt').fill('Ein Zeichen')
    await page.locator('#action-save').click()
    await page.waitForURL(/media\/\d+/)
    const id = Number(/media\/(\d+)/.exec(page.url())?.[1])
    const { url } = await staff.send('GET', `media/${id}`)
    const answer = await fetch(new URL(url, product.url))
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(await answer.text()).not.toContain('script')
  })
})

test('what is not ours to serve is asked of nobody, and both themes wear the site’s mark', async ({
  page,
}) => {
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
    await shot(page, `login-${theme}`)
    await login(page, product.url, editor)
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
  '/admin/collections/contact-requests',
]

for (const theme of ['light', 'dark']) {
  test(`axe has nothing to object to on the start page and in the lists, ${theme}`, async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'payload-theme', value: theme, url: product.url }])
    await login(page, product.url)
    await sendRequests()
    for (const view of views) {
      await page.goto(product.url + view)
      await expect(page.locator('.dashboard, .collection-list').first()).toBeVisible()
      // The colours are ours everywhere; the rest is, in what we have put into Payload's pages.
      const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
      for (const ours of ['[aria-labelledby=desk-title]', 'tbody .cell-portrait']) {
        if ((await page.locator(ours).count()) === 0) continue
        violations.push(...(await new AxeBuilder({ page }).include(ours).analyze()).violations)
      }
      expect
        .soft(
          violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          view,
        )
        .toEqual([])
      await shot(page, `axe-${theme}-${view.replaceAll('/', '-')}`)
    }
  })
}

/** Two contact requests, one of them later than promised, an onboarding and a job that gave up. */
async function sendRequests(): Promise<void> {
  for (const name of ['Anna Neu', 'Wartet Lange']) {
    const answer = await fetch(`${product.url}/api/contact`, {
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
    expect(answer.status).toBe(200)
  }
  const answer = await fetch(`${product.url}/api/voice-bot-onboarding`, {
    method: 'POST',
    body: onboardingForm(),
  })
  expect(answer.status).toBe(201)
  await withDatabase(ownDatabaseUrl(folder), async (client) => {
    await client.query(
      "UPDATE contact_requests SET created_at = now() - interval '3 days' WHERE name = 'Wartet Lange'",
    )
    await client.query(
      `INSERT INTO payload_jobs (task_slug, input, has_error, total_tried, queue)
       VALUES ('mail-team', '{"kind":"contact","id":1}', true, 5, 'default')`,
    )
  })
}

/** Drags a row by its handle to the place of another, as a hand does: in many small steps. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const handles = page.locator('tbody .sort-row')
  const start = await handles.nth(from).boundingBox()
  const end = await handles.nth(to).boundingBox()
  if (!start || !end) throw new Error('There is nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y - 8, { steps: 5 })
  await page.mouse.move(end.x + end.width / 2, end.y + 2, { steps: 20 })
  await page.mouse.up()
}

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.locator('.file-field input[type=file]').setInputFiles({ name, mimeType, buffer })
}

/** Sets the focal point that far from the left, in per cent, in the open drawer. */
async function focus(page: Page, x: number): Promise<void> {
  const drawer = page.locator('.edit-upload')
  await drawer.locator('input[name="X %"]').fill(String(x))
  await drawer.locator('input[name="Y %"]').fill('50')
  await drawer.locator('.edit-upload__save').click()
  await expect(drawer).toBeHidden()
}

async function portraitOf(id: number): Promise<string> {
  const { sizes } = await staff.send('GET', `media/${id}?depth=0`)
  return sizes.portrait.url
}

async function colour(path: string): Promise<'red' | 'blue'> {
  const answer = await fetch(new URL(path, product.url))
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue'
}

/** For whoever wants to look: pictures of both widths into the folder that SCREENSHOTS names. */
async function shot(page: Page, name: string): Promise<void> {
  const target = process.env.SCREENSHOTS
  if (!target) return
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${target}/${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}
