import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { content } from '../../src/seed/index.ts'
import { expect, login, test } from '../support/fixtures.ts'
import { ownProduct } from '../support/own-product.ts'

/** A product of its own; after each test Viktor's motto is what it was. */
const product = ownProduct()
const { motto: germanMotto } = content.de.personas.viktor

test.afterEach(async () => {
  for (const locale of locales) {
    await product.staff.publish(product.viktor, locale, {
      motto: content[locale].personas.viktor.motto,
    })
  }
})

test('an editor sees what is missing, jumps to its field, and copies the German as a draft', async ({
  page,
}) => {
  await product.staff.draft(product.viktor, 'ro', { motto: '' })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin`)

  await test.step('the start page shows the count and links there', async () => {
    const card = page.getByRole('region', { name: 'Übersetzungen' })
    await expect(card.getByRole('link', { name: /Englisch/ })).toContainText('vollständig')
    await card.getByRole('link', { name: /Rumänisch/ }).click()
    await page.waitForURL(`${product.url}/admin/translations?language=ro`)
  })

  await test.step('the view shows the German beside the missing text', async () => {
    await expect(counter(page, 'Rumänisch')).toContainText(/28\d von 28\d/)
    await expect(counter(page, 'Rumänisch')).toContainText('1 fehlt')
    await expect(page.locator('[data-text]')).toHaveCount(1)
    const text = row(page, 'personas/viktor/motto', 'ro')
    await expect(text).toContainText(germanMotto)
    await expect(text).toContainText('fehlt')
    await expect(cell(page, 'personas/viktor', 'ro')).toContainText('neuerer Entwurf')
    await expect(cell(page, 'legal-pages/privacy', 'ro')).toContainText('keine Seite')
  })

  await test.step('the link to the field', async () => {
    await row(page, 'personas/viktor/motto', 'ro')
      .getByRole('link', { name: /Bearbeiten/ })
      .click()
    await expect(page.locator('#field-motto')).toBeFocused()
    await expect(page.locator('#field-motto')).toHaveValue('')
    expect(new URL(page.url()).searchParams.get('locale')).toBe('ro')
  })

  await test.step('the copy is a draft that still waits for its translation', async () => {
    await page.goto(`${product.url}/admin/translations?language=ro&state=missing`)
    await page.getByRole('button', { name: 'Aus dem Deutschen übernehmen: ' }).click()
    await expect(page.locator('.toast-success')).toBeVisible()
    await expect(page.getByText('Hier ist nichts zu tun.')).toBeVisible()
    await page.getByRole('link', { name: 'Zu tun' }).click()
    await expect(row(page, 'personas/viktor/motto', 'ro')).toContainText('noch deutsch')
    expect(await draftOf('ro')).toBe(germanMotto)
    expect(await product.textOf('/ro/viktor')).not.toContain(germanMotto)
    expect(await product.textOf('/ro')).toContain(content.ro.personas.viktor.motto)
  })
})

test('the link to a field opens tabs, closed rows and lists', async ({ page }) => {
  await login(page, product.url, product.editor)
  const all = `${product.url}/admin/translations?language=ro&state=all&document=personas/viktor`
  await page.goto(all)
  await row(page, 'personas/viktor/page.benefits.items.2.text', 'ro')
    .getByRole('link', { name: 'Bearbeiten: Eigene Seite › Vorteile › Vorteile 3 › Vorteil' })
    .click()
  await expect(page.locator('#field-page__benefits__items__2__text')).toBeFocused()
  await expect(page.locator('#field-page__benefits__items__2__text')).toBeInViewport()
  await page.goto(all)
  await row(page, 'personas/viktor/targetGroups', 'ro').getByRole('link', { name: /Bearb/ }).click()
  await expect(page.locator('.field-targetGroups input').first()).toBeFocused()
})

test('a changed German text makes its translations out of date until someone confirms them', async ({
  page,
}) => {
  await product.staff.draft(product.viktor, 'de', { motto: 'Immer am Apparat' })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin`)
  await page.locator('.nav-toggler').first().click()
  await page.getByRole('link', { exact: true, name: 'Übersetzungen' }).click()
  await page.waitForURL(`${product.url}/admin/translations`)
  await expect(page.locator('[data-text]')).toHaveCount(3)
  await page.getByRole('link', { exact: true, name: 'Veraltet' }).click()
  const text = row(page, 'personas/viktor/motto', 'ro')
  await expect(text).toContainText('Immer am Apparat')
  await expect(text).toContainText(content.ro.personas.viktor.motto)

  await test.step('by the keyboard alone', async () => {
    await text.getByRole('link', { name: /Bearbeiten/ }).focus()
    await page.keyboard.press('Tab')
    await expect(text.getByRole('button', { name: /Stimmt noch/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.toast-success')).toBeVisible()
    await expect(page.locator('[data-text]')).toHaveCount(2)
    await expect(text).toHaveCount(0)
  })

  await test.step('a copy over a text that is there is asked for twice', async () => {
    const english = row(page, 'personas/viktor/motto', 'en')
    await english.getByRole('button', { name: /Aus dem Deutschen/ }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Übersetzung ersetzen?')
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    expect(await draftOf('en')).toBe(content.en.personas.viktor.motto)
    await english.getByRole('button', { name: /Aus dem Deutschen/ }).click()
    await question.getByRole('button', { name: 'Ersetzen' }).click()
    await expect(english).toContainText('noch deutsch')
    expect(await draftOf('en')).toBe('Immer am Apparat')
    expect(await product.textOf('/en')).toContain(content.en.personas.viktor.motto)
  })
})

test('the view is accessible in light and dark, and fits narrow windows', async ({ page }) => {
  await product.staff.draft(product.viktor, 'de', { motto: 'Immer am Apparat' })
  await product.staff.draft(product.viktor, 'ro', { motto: '' })
  await login(page, product.url, product.editor)
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 768],
    ['light', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.context().addCookies([{ name: 'payload-theme', value: theme, url: product.url }])
    await page.goto(`${product.url}/admin/translations`)
    await expect(page.locator('[data-text]')).toHaveCount(3)
    const view = page.locator('main, .template-default__wrap').last()
    const { violations } = await new AxeBuilder({ page }).include('.gutter').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    const overflow = await view.evaluate((each) => each.scrollWidth - each.clientWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
})

const counter = (page: Page, language: string) =>
  page.getByRole('link', { name: new RegExp(`^${language}.* von `) })

const row = (page: Page, text: string, locale: Locale) =>
  page.locator(`[data-text="${text} ${locale}"]`)

const cell = (page: Page, document: string, locale: Locale) =>
  page.locator(`[data-cell="${document} ${locale}"]`)

async function draftOf(locale: Locale): Promise<string> {
  return (await product.staff.send('GET', `${product.viktor}?locale=${locale}&draft=true`)).motto
}
