import type { FrameLocator, Locator, Page } from '@playwright/test'
import { content } from '../../src/seed/index.ts'
import { expect, login, loginWithStaffBar, cmsTest as test } from '../support/fixtures.ts'
import { restoredProduct } from '../support/restored-product.ts'

const product = restoredProduct()
const { ro } = content

test('an editor can publish a Romanian headline with three clicks from the public page', async ({
  page,
}) => {
  await loginWithStaffBar(page, product.url, product.editor)
  await page.goto(`${product.url}/ro`)
  await page.getByRole('link', { name: 'Bearbeiten' }).click()
  await page.waitForURL(`${product.url}/preview/ro`)
  await expect(page.getByRole('button', { name: 'Bearbeiten', pressed: true })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  const field = page.locator('#field-hero__headline')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(ro.landing.hero.headline)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Titlu nou')
  await page
    .getByRole('button', { name: /^Veröffentlichen/ })
    .first()
    .click()
  await expect.poll(() => product.fetchText('/ro')).toContain('Titlu nou')
  await product.staff.publish('globals/landing', 'ro', { hero: ro.landing.hero })
})

test('clicking in the preview opens fields, also of other documents, and the preview follows the focus', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/globals/landing?locale=de`)
  const preview = await openPreview(page)
  const { hero, cta } = content.de.landing

  await test.step('a click on a text of the open document focuses its field', async () => {
    await preview.getByText(hero.subtitle).click()
    await expect(page.locator('#field-hero__subtitle')).toBeFocused()
    await preview.getByText(cta.title).click()
    await expect(page.locator('#field-cta__title')).toBeFocused()
  })

  await test.step('the preview shows the focused field', async () => {
    await openTab(page, 'Auftakt')
    await page.locator('#field-hero__headline').click()
    await expect(preview.locator('h1[data-focused]')).toBeInViewport()
    await openTab(page, 'Kundenstimmen')
    await page.locator('#field-testimonials__title').click()
    await expect(preview.locator('#testimonials-title[data-focused]')).toBeInViewport()
    await expect(preview.locator('[data-focused]')).toHaveCount(1)
  })

  await test.step('a click on a quoted claim opens the claim', async () => {
    await openTab(page, 'Auftakt')
    await page.locator('#field-hero__trialNote').click()
    // The preview may still be scrolling to the text, which hides the toolbar under the pointer.
    await expect(async () => {
      await preview.locator('[data-focused]').hover()
      await preview.getByRole('button', { name: 'Werbeaussage trialDays' }).click({ timeout: 2000 })
    }).toPass()
    await page.waitForURL(/globals\/claims\?locale=de#field-items__\d+__value$/)
    await expect(page.locator('[id^=field-items__][id$=__value]:focus')).toHaveValue('14')
    await expect(page.locator('#live-preview-iframe')).toBeVisible()
  })

  await test.step('a click on a list entry of another document opens its field', async () => {
    // The preview may still be scrolling, so that the click hits the entry beside it.
    await expect(async () => {
      const again = await openPreview(page)
      await again.getByText(content.de.features.availability.benefits[1] ?? '').click()
      await expect(page.locator('#field-benefits__1__text')).toBeFocused({ timeout: 5000 })
    }).toPass()
    await expect(page).toHaveURL(/collections\/features\/\d+\?locale=de#field-benefits__\d__text$/)
    await expect(page.locator('#live-preview-iframe')).toBeVisible()
  })

  await test.step('a click on a text in a card that is a link opens its field', async () => {
    const again = await openPreview(page)
    // The card's link covers the text. A forced click does not wait until the page stops moving.
    const motto = again.getByText(content.de.personas.viktor.motto).first()
    await motto.scrollIntoViewIfNeeded()
    await motto.click({ force: true })
    await page.waitForURL(/collections\/personas\/\d+\?locale=de#field-motto$/)
    await expect(page.locator('#field-motto')).toBeFocused()
    await expect(page.locator('#live-preview-iframe')).toBeVisible()
  })
})

test('a click in the preview and a link open the tab of the field directly, whichever tab is open', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.addInitScript(watchTabs)
  const { hero } = content.de.landing
  const headline = page.locator('#field-hero__headline')

  await test.step('a click in the preview leaves the open tab', async () => {
    await page.goto(`${product.url}/admin/globals/landing?locale=de`)
    const preview = await openPreview(page)
    await rememberTab(page, 'Zahlen')
    await forgetTabs(page)
    await preview.getByText(hero.headline).click()
    await expect(headline).toBeFocused()
    await expect(headline).toBeInViewport()
    await expect(openTabs(page)).toHaveText(['Auftakt'])
    expect(await shownTabs(page)).toEqual(['Auftakt'])
  })

  await test.step('a link to a field leaves the tab that was open last', async () => {
    await rememberTab(page, 'Zahlen')
    await page.goto(`${product.url}/admin`)
    await page.goto(`${product.url}/admin/globals/landing?locale=de#field-hero__headline`)
    await expect(headline).toBeFocused()
    await expect(headline).toBeInViewport()
    // A form that restores the last tab late would take the focus from the field.
    await page.waitForTimeout(2500)
    await expect(headline).toBeFocused()
    await expect(openTabs(page)).toHaveText(['Auftakt'])
    expect(['Auftakt', 'Zahlen']).toEqual(expect.arrayContaining(await shownTabs(page)))
  })

  await test.step('a click in the preview leaves a tab inside a tab', async () => {
    await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=de`)
    const preview = await openPreview(page)
    await rememberTab(page, 'Eigene Seite')
    await rememberTab(page, 'Kopf')
    await forgetTabs(page)
    await preview.getByRole('heading', { level: 2 }).first().click()
    await expect(page.locator('#field-page__features__title')).toBeFocused()
    await expect(openTabs(page)).toHaveText(['Eigene Seite', 'Fähigkeiten'])
    expect(['Eigene Seite', 'Fähigkeiten', 'Kopf']).toEqual(
      expect.arrayContaining(await shownTabs(page)),
    )
  })
})

test('links, the preview and its form lead to each other for texts with formatting', async ({
  page,
}) => {
  const { id } = await product.staff.find('legal-pages', 'slug', 'privacy')
  const form = `${product.url}/admin/collections/legal-pages/${id}?locale=de`
  const text = (row: number) => page.locator(`#sections-row-${row} [contenteditable=true]`)
  await login(page, product.url, product.editor)

  await test.step('a link focuses the text', async () => {
    await page.goto(`${form}#field-sections__3__body`)
    await expect(text(3)).toBeFocused()
    await expect(text(3)).toBeInViewport()
  })

  await test.step('a click in the preview focuses the text', async () => {
    await page.goto(form)
    const preview = await openPreview(page)
    const section = preview
      .locator('section')
      .filter({ has: preview.locator('h2') })
      .nth(2)
    await section.locator('p').first().click()
    await expect(text(2)).toBeFocused()
    await expect(section.locator('[data-focused]')).toBeInViewport()
    await expect(preview.locator('[data-focused]')).toHaveCount(1)
  })
})

test('a field that a link leads to stays in view while the form grows', async ({ page }) => {
  const { id } = await product.staff.find('page-meta', 'page', 'imprint')
  await page.setViewportSize({ width: 1400, height: 900 })
  await login(page, product.url, product.editor)
  const address = `${product.url}/admin/collections/page-meta/${id}?locale=ro`
  await page.goto(`${address}#field-ogDescription`)
  const field = page.locator('#field-ogDescription')
  await expect(field).toBeFocused()
  // Its own description and those above it are loaded later.
  await expect(page.getByText(/ Zeichen/).last()).toBeVisible()
  await expect(field).toBeInViewport({ ratio: 1 })
})

test('the preview does not scroll the form beside it', async ({ page }) => {
  const { docs } = await product.staff.send('GET', 'testimonials?limit=1&depth=0')
  await page.setViewportSize({ width: 1400, height: 900 })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/testimonials/${docs[0].id}?locale=de`)
  const preview = await openPreview(page)
  await expect(preview.locator('#testimonials')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const field = page.getByRole('textbox', { name: /^Aussage/ })
  await field.click()
  await expect(preview.locator('[data-focused]')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a preview shows the same text as the public page, which contains no marks', async ({
  page,
  browser,
}) => {
  await loginWithStaffBar(page, product.url, product.editor)
  for (const path of ['/pt', '/de/viktor', '/de/datenschutz', '/de/impressum']) {
    const visitor = await browser.newPage()
    const scripts: string[] = []
    visitor.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    await visitor.goto(product.url + path, { waitUntil: 'networkidle' })
    const read = (each: Page) =>
      each.evaluate(() => ({
        text: [...document.querySelectorAll<HTMLElement>('main, footer')].map(
          (each) => each.innerText,
        ),
        words: [
          ...document.querySelectorAll(
            ':is(main, footer) :is([alt], [aria-label], [placeholder], [href^="mailto:"], [href^="tel:"])',
          ),
        ].map((element) =>
          ['alt', 'aria-label', 'placeholder', 'href'].map((name) =>
            element.getAttribute(name)?.replace('/preview', ''),
          ),
        ),
      }))
    const published = await read(visitor)
    await page.goto(`${product.url}/preview${path}`, { waitUntil: 'networkidle' })
    await page.locator('#staff-bar').evaluate((bar) => bar.remove())
    await expect(page.locator('main [data-written]').first()).toBeVisible()
    expect(await read(page)).toEqual(published)

    const html = await product.fetchText(path)
    expect(html).not.toMatch(/[\u200b\ufeff]|data-written|edit-texts/)
    for (const address of new Set(scripts)) {
      const script = await (await fetch(address)).text()
      expect(script, address).not.toMatch(/data-written|open-field|vercelStega|\\u200b|65279/)
    }
    await visitor.close()
  }
})

/** Opens a tab of the form. */
function openTab(page: Page, name: string): Promise<void> {
  return page.locator('.tabs-field__tab-button', { hasText: name }).click()
}

/** The open tabs of the form, from the outside to the inside. */
function openTabs(page: Page): Locator {
  return page.locator('.tabs-field__tab-button--active')
}

/** Opens a tab and waits until the CMS has stored it as the tab to open next time. */
async function rememberTab(page: Page, name: string): Promise<void> {
  const stored = page.waitForResponse(
    (response) =>
      response.url().includes('/api/payload-preferences/') &&
      response.request().method() === 'POST',
  )
  await openTab(page, name)
  await stored
}

type Watched = Window & { shownTabs?: Set<string> }

/** Runs in the browser: notes each tab that the form shows, however briefly. */
function watchTabs(): void {
  const watched: Watched = window
  watched.shownTabs = new Set()
  new MutationObserver(() => {
    for (const tab of document.querySelectorAll('.tabs-field__tab-button--active')) {
      watched.shownTabs?.add(tab.textContent ?? '')
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
}

function forgetTabs(page: Page): Promise<void> {
  return page.evaluate(() => (window as Watched).shownTabs?.clear())
}

/** The tabs that the form has shown since the page was loaded or they were forgotten. */
function shownTabs(page: Page): Promise<string[]> {
  return page.evaluate(() => [...((window as Watched).shownTabs ?? [])])
}

/** Opens the preview next to the form, unless it is already open. */
async function openPreview(page: Page): Promise<FrameLocator> {
  const frame = page.locator('#live-preview-iframe')
  await expect(page.locator('#live-preview-toggler')).toBeVisible()
  if ((await frame.count()) === 0) await page.locator('#live-preview-toggler').click()
  await expect(frame).toBeVisible()
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.locator('[data-written]').first()).toBeVisible()
  return preview
}
