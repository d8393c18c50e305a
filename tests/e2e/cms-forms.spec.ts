import type { Locator, Page } from '@playwright/test'
import { axeOf } from '../support/accessible.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { languageChip } from '../support/language-chip.ts'
import { restoredProduct } from '../support/restored-product.ts'

const product = restoredProduct()

/** Waits until the form accepts input. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.url + path)
  await expect(page.locator('.app-header')).toBeVisible()
  await expect(page.locator('form.document-form--loading, .shimmer-effect')).toHaveCount(0)
}

test('an editor finds a text from the start page, and the result opens its field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await login(page, product.url, product.editor)
  await open(page, '/admin')
  await expect(page.getByRole('link', { name: 'Website ansehen' })).toHaveAttribute('href', '/de')
  await expect(page.locator('.nav--nav-open')).toBeVisible()
  await expect(page.getByText(/E-Mail-Versand .* \(fragen Sie die Person/)).toBeVisible()
  await expect(page.getByText('SMTP_URL')).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Alle Texte durchsuchen' }).fill('fragen')
  await page.getByRole('button', { name: 'Suchen' }).click()
  const results = page.getByRole('region', { name: /Stellen mit „fragen“/ })
  await results
    .getByRole('link', { name: /^Assistent „Clara“/ })
    .first()
    .click()
  await expect(page.locator('.document-fields :focus')).toHaveValue(/fragen/i)
  await expect(page.getByRole('link', { name: 'API' })).toHaveCount(0)

  await test.step('rows are labelled with their text, and lists are edited as lines', async () => {
    await open(page, `/admin/collections/${product.viktor}?locale=de`)
    const lines = page.getByRole('textbox', { name: /^Zielgruppen/ })
    const targetGroups = async () =>
      (await product.staff.send('GET', `${product.viktor}?draft=true&locale=de&depth=0`))
        .targetGroups
    const before = await lines.inputValue()
    expect(before.split('\n').length).toBeGreaterThan(2)
    await lines.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Zahnarztpraxen in ländlichen Regionen')
    await expect(lines).toHaveValue(`${before}\nZahnarztpraxen in ländlichen Regionen`)
    await expect
      .poll(async () => await targetGroups())
      .toEqual([...before.split('\n'), 'Zahnarztpraxen in ländlichen Regionen'])
    await lines.press('Control+Home')
    await lines.press('End')
    await lines.pressSequentially(' und mehr')
    await lines.press('Enter')
    await lines.pressSequentially('Neu.')
    await lines.press('Backspace')
    const [first, ...others] = before.split('\n')
    await expect
      .poll(async () => await targetGroups())
      .toEqual([`${first} und mehr`, 'Neu', ...others, 'Zahnarztpraxen in ländlichen Regionen'])
    await page.getByRole('button', { name: 'Eigene Seite' }).click()
    await page.getByRole('button', { name: 'Vorteile' }).click()
    await expect(page.locator('.row-text').first()).toHaveText(/^1\. \S+ \S+/)
  })

  await test.step('page metadata has a search result preview and a character count', async () => {
    const { id } = await product.staff.find('page-meta', 'page', 'landing')
    await open(page, `/admin/collections/page-meta/${id}?locale=de`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Startseite')
    const more = 'Weitere Möglichkeiten zu veröffentlichen'
    await expect(page.getByRole('button', { name: more })).toBeVisible()
    const snippet = page.getByRole('region', { name: 'So kann die Seite bei Google aussehen' })
    await page
      .getByRole('textbox', { name: /^Titel\b/ })
      .first()
      .fill('Ab {trialDays|Tag|Tage}')
    await expect(snippet).toContainText('Ab 14 Tage')
    await expect(page.getByText('Auf der Website: Ab 14 Tage')).toBeVisible()
    await expect(page.getByText('10 von 60 Zeichen')).toBeVisible()
  })
})

test('the first Tab in the CMS focuses a skip link to the content', async ({ page }) => {
  await login(page, product.url, product.editor)
  for (const path of ['/admin', '/admin/collections/features', '/admin/globals/landing']) {
    await open(page, path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
    await expect(page.getByRole('main')).toHaveCount(1)
  }
})

test.describe('a page of the build before', () => {
  test.use({ expectedErrors: [/Failed to load resource|was not found on the server/] })

  test('says that it must be loaded again if its server functions are gone', async ({ page }) => {
    await login(page, product.url, product.editor)
    await open(page, '/admin/globals/claims?locale=de')
    await page.route('**/admin/**', async (route) => {
      const headers = route.request().headers()
      const isCall = 'next-action' in headers
      await route.continue(isCall ? { headers: { ...headers, 'next-action': 'f'.repeat(42) } } : {})
    })
    await page.getByRole('button', { name: 'Aussage hinzufügen' }).click()
    await expect(page.locator('.toast-error')).toHaveText(
      'Die Verwaltung wurde aktualisiert. Laden Sie diese Seite bitte neu, um weiterzuarbeiten.',
    )
  })
})

/** Returns the path of a collection's first document, for REST and below /admin/collections. */
async function firstOf(collection: string): Promise<string> {
  const { docs } = await product.staff.send('GET', `${collection}?limit=1&depth=0`)
  return `${collection}/${docs[0].id}`
}

/** Returns whether a click at the element's centre hits it. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return part.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 640, height: 512 },
]) {
  test(`no bar covers the focused field of a form, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await login(page, product.url, product.editor)
    await open(page, `/admin/collections/${await firstOf('legal-pages')}?locale=de`)
    const covered: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press(key)
        const focused = page.locator('.document-fields :is(input, textarea):focus')
        if ((await focused.count()) > 0 && !(await isOnTop(focused)))
          covered.push(`${key}: ${await focused.getAttribute('id')}`)
      }
    }
    expect(covered).toEqual([])
  })
}

test('nothing covers the publish bar and the preview’s toolbar of a scrolled form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await login(page, product.url, product.editor)
  // A form whose status takes two lines.
  await open(page, `/admin/collections/${await firstOf('features')}?locale=en`)
  await page.locator('#live-preview-toggler').click()
  const toolbar = page.locator('.live-preview-toolbar')
  await expect(toolbar).toBeVisible()
  await expect(toolbar.getByRole('button', { name: 'Ganze Breite' })).toBeVisible()
  // The preview scrolls to its anchor when it has loaded, which can scroll the form, too.
  await expect(
    page.frameLocator('#live-preview-iframe').locator('[data-written]').first(),
  ).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 180))
    expect(await page.evaluate(() => window.scrollY)).toBe(180)
  }).toPass()
  const parts = {
    publish: page.locator('#action-save'),
    eye: page.locator('#live-preview-toggler'),
    menu: page.locator('.doc-controls__popup .popup-button'),
    toolbar,
  }
  for (const [name, part] of Object.entries(parts)) {
    expect(await isOnTop(part), `${name} is on top`).toBe(true)
  }
  const bar = await page.locator('.doc-controls').boundingBox()
  const below = await toolbar.boundingBox()
  expect(below?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
})

/** Axe's rules for landmarks and for names of controls. */
const structureRules = [
  'landmark-one-main',
  'landmark-banner-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-unique',
  'region',
  'skip-link',
  'aria-command-name',
  'aria-hidden-focus',
  'button-name',
  'heading-order',
  'image-redundant-alt',
  'label',
  'label-content-name-mismatch',
  'label-title-only',
  'list',
  'listitem',
  'nested-interactive',
  'target-size',
]

for (const path of [
  '/admin',
  '/admin/translations',
  '/admin/account',
  '/admin/collections/features',
  '/admin/collections/media',
  '/admin/collections/testimonials/trash',
  '/admin/collections/features/first?locale=de',
  '/admin/collections/testimonials/first?locale=de',
  '/admin/collections/media/first?locale=de',
  '/admin/globals/claims',
]) {
  test(`${path} has landmarks, and each control has a name`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await login(page, product.url)
    const collection = /(\w+)\/first/.exec(path)?.[1]
    await open(
      page,
      collection ? path.replace(`${collection}/first`, await firstOf(collection)) : path,
    )
    await expect(page.getByRole('main')).toHaveCount(1)
    const { violations } = await axeOf(page).withRules(structureRules).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}

test('controls of lists and rows are named in the language of the staff', async ({ page }) => {
  await login(page, product.url, product.editor)
  await open(page, '/admin/collections/features?limit=5')
  const list = page.locator('.collection-list')
  await expect(list.getByRole('button', { name: 'Nächste Seite' })).toBeVisible()
  await expect(list.getByRole('button', { name: 'Vorige Seite' })).toBeVisible()
  await expect(list.getByRole('checkbox', { name: 'Alle auswählen' })).toBeVisible()
  await expect(list.getByRole('checkbox', { name: 'Zeile 2 auswählen' })).toBeVisible()
  const handle = list.getByRole('button', { name: 'Zeile 2 verschieben' })
  await expect(handle).toHaveCount(1)
  await expect(handle).toHaveAccessibleDescription(/Leertaste/)

  await test.step('after a navigation without a reload', async () => {
    await list.locator('tbody').getByRole('link').first().click()
    const form = page.locator('.document-fields')
    await expect(form.getByRole('button', { name: 'Aktionen für Zeile 2' })).toBeVisible()
    await expect(form.getByRole('button', { name: 'Zeile 2 verschieben' })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    // Its command to paste would delete the texts of all other languages.
    const clipboard = form.locator('.clipboard-action__popup')
    await expect(clipboard).toHaveCount(1)
    await expect(clipboard).toBeHidden()
  })
})

test('on a phone the header stays in view with language and account', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await login(page, product.url, product.editor)
  await open(page, `/admin/collections/${product.viktor}?locale=de`)
  await page.mouse.wheel(0, 2000)
  const boxes = []
  for (const part of ['.app-header__step-nav-wrapper', '.localizer', '.app-header__account']) {
    const place = page.locator(`.app-header ${part}`).first()
    await expect(place).toBeInViewport({ ratio: 1 })
    boxes.push(await place.boundingBox())
  }
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1]
    if (box && next) expect(box.x + box.width).toBeLessThanOrEqual(next.x + 1)
  }
  await expect(page.locator('#action-save')).toBeInViewport({ ratio: 1 })
})

test('on a phone a preview that was opened on a desktop does not cover the form', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  const preview = page.locator('.live-preview-window')
  await open(page, '/admin/globals/landing?locale=de')
  await page.locator('#live-preview-toggler').click()
  await expect(preview).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/globals/landing?locale=de')
  await expect(page.locator('#field-hero__headline')).toBeInViewport({ ratio: 1 })
  await expect(preview).toBeHidden()
  const { height = 0 } = (await languageChip(page, 'Deutsch').boundingBox()) ?? {}
  expect(height, 'the height of a language chip').toBeGreaterThanOrEqual(32)
})

test('in narrow windows the account page does not scroll sideways', async ({ page }) => {
  await login(page, product.url, product.editor)
  await open(page, '/admin/account')
  await expect(page.locator('.payload-settings')).toBeVisible()
  for (const width of [390, 720]) {
    await page.setViewportSize({ width, height: 844 })
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(contentWidth).toBe(width)
  }
})

test('on a phone a list shows all of its columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await login(page, product.url, product.editor)
  for (const list of ['personas', 'media', 'testimonials']) {
    await open(page, `/admin/collections/${list}`)
    const cells = page.locator('.collection-list td')
    await expect(cells.first()).toBeVisible()
    const ends = await cells.evaluateAll((all) =>
      all.map((cell) => cell.getBoundingClientRect().right),
    )
    expect(Math.max(...ends)).toBeLessThanOrEqual(390)
    const { height = 0 } = (await page.locator('.collection-list thead').boundingBox()) ?? {}
    expect(height, 'the column headings take one line').toBeLessThan(56)
  }
})

test('a German-only document is not listed as a draft in another language', async ({ page }) => {
  await login(page, product.url, product.editor)
  const rows = page.locator('.collection-list tbody tr')
  await open(page, '/admin/collections/page-meta?locale=de')
  await expect(rows).toHaveCount(4)
  await open(page, '/admin/collections/page-meta?locale=en')
  await expect(rows).toHaveCount(2)
})

for (const { collection, where } of [
  { collection: 'legal-pages', where: 'where[slug][equals]=privacy' },
  { collection: 'page-meta', where: 'where[page][equals]=onboarding' },
]) {
  test(`a German-only document of ${collection} opens in German`, async ({ page }) => {
    await login(page, product.url, product.editor)
    const { docs } = await product.staff.send('GET', `${collection}?${where}&depth=0`)
    await open(page, `/admin/collections/${collection}/${docs[0].id}?locale=en`)
    await expect(page.locator('#action-save')).toHaveText('Veröffentlichen auf Deutsch')
    await expect(languageChip(page, 'Deutsch')).toHaveAttribute('aria-current', 'true')
    expect(new URL(page.url()).search).toBe('?locale=de')
  })
}
