import type { Page } from '@playwright/test'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { content } from '../../src/seed/index.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { makePlansDue, schedulePublication } from '../support/schedule.ts'

const product = restoredProduct()

test.beforeEach(async ({ page }) => {
  await login(page, product.url, product.editor)
})

const headline = '#field-hero__headline'
const rejection = (page: Page) => page.locator('.toast-error').first()

test.describe('an editor who clears a required Portuguese headline', () => {
  // The browser reports the rejection as a console error.
  test.use({ expectedErrors: [/status of 400/] })

  test('cannot publish it, and the message names the field and the language', async ({ page }) => {
    await page.goto(`${product.url}/admin/globals/landing?locale=pt`)
    await page.locator(headline).fill('')
    await expect.poll(async () => (await draftOf('pt')).hero.headline).toBe('')
    await page.locator('#action-save').click()
    await expect(rejection(page)).toContainText('Das kann noch nicht veröffentlicht werden:')
    const reason = rejection(page).getByRole('link')
    await expect(reason).toHaveText('Portugiesisch: Startseite › Auftakt › Überschrift fehlt.')
    await reason.click()
    await expect(page.locator(headline)).toBeFocused()
    await expect(page.locator('.field-type.text.error').locator(headline)).toBeVisible()
    await expect(page.locator('.field-error, .tooltip--show').first()).toContainText(
      'Portugiesisch: Startseite › Auftakt › Überschrift fehlt.',
    )
    for (const locale of locales)
      await expectHeadline(locale, content[locale].landing.hero.headline)

    await test.step('can still publish the German page', async () => {
      await page.goto(`${product.url}/admin/globals/landing?locale=de`)
      await page.locator(headline).fill('Ihr Empfang ist immer da')
      await page.locator('#action-save').click()
      await expect(page.locator('.toast-success').first()).toBeVisible()
      await expectHeadline('de', 'Ihr Empfang ist immer da')
      await expectHeadline('pt', content.pt.landing.hero.headline)
    })

    await test.step('cannot publish all languages at once, and the German form stays usable', async () => {
      await page.goto(`${product.url}/admin/globals/landing?locale=de`)
      await page.locator(headline).fill('Ihr Empfang schläft nie')
      await expect
        .poll(async () => (await draftOf('de')).hero.headline)
        .toBe('Ihr Empfang schläft nie')
      await page.locator('.form-submit .popup-button').first().click()
      await page.locator('#publish-locale').click()
      await expect(rejection(page)).toContainText(
        'Portugiesisch: Startseite › Auftakt › Überschrift fehlt',
      )
      await expectHeadline('de', 'Ihr Empfang ist immer da')
      await page.locator('#action-save').click()
      await expect(page.locator('.toast-success').first()).toBeVisible()
      await expectHeadline('de', 'Ihr Empfang schläft nie')
    })

    await test.step('can publish again once the headline is filled in', async () => {
      await page.goto(`${product.url}/admin/globals/landing?locale=pt`)
      await expect(page.locator(headline)).toHaveValue('')
      await page.locator('#action-save').click()
      await expect(rejection(page)).toBeVisible()
      await page.locator(headline).fill('A receção que não dorme')
      await expect(page.locator('.field-type.text.error')).toHaveCount(0)
      await page.locator('#action-save').click()
      await expect(page.locator('.toast-success').first()).toBeVisible()
      await expectHeadline('pt', 'A receção que não dorme')
      await expectHeadline('ro', content.ro.landing.hero.headline)
    })
  })

  test('sees all missing content if there is much of it', async ({ page }) => {
    const cta = { title: '', description: '', startButton: '', demoButton: '', note: '' }
    const hero = { headline: '', subtitle: '', description: '', badge: '{nothing}' }
    await product.staff.draft('globals/landing', 'ro', { hero, cta })
    await page.goto(`${product.url}/admin/globals/landing?locale=ro`)
    await page.locator('#action-save').click()
    await expect(rejection(page).getByRole('link')).toHaveCount(9)
    // Only the current tab marks its fields.
    await expect(page.locator('.field-type.error')).toHaveCount(4)
    await page.locator('.tabs-field__tab-button', { hasText: 'Aufruf' }).click()
    await expect(page.locator('.field-type.error')).toHaveCount(5)
  })
})

test('a rejected planned publication leaves the page unchanged and records the reason in its job', async ({
  page,
}) => {
  await product.staff.draft('globals/landing', 'en', { hero: { headline: '' } })
  await page.goto(`${product.url}/admin/globals/landing?locale=en`)
  await schedulePublication(page, { type: 'publish' })
  await makePlansDue(product.folder)
  // Leaves the form, because it would continue to request its state with the next user's session.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await login(page, product.url)
  await expect(async () => {
    await page.goto(`${product.url}/admin/collections/payload-jobs`)
    const row = page.locator('tbody tr').filter({ hasText: 'Geplante Veröffentlichung' })
    await expect(row).toContainText('Fehlgeschlagen')
    await expect(row).toContainText('Startseite (Englisch)')
    await expect(row).toContainText('Englisch: Startseite › Auftakt › Überschrift fehlt')
  }).toPass({ timeout: 30_000 })
  await expectHeadline('en', content.en.landing.hero.headline)
})

test.describe('in the lists', () => {
  test.use({ expectedErrors: [/status of 4/] })

  test('many documents are only published if all of them are complete', async ({ page }) => {
    const { docs } = await product.staff.send('GET', 'features?limit=1&depth=0&locale=de')
    await product.staff.draft(`features/${docs[0].id}`, 'pt', { title: '' })
    await page.goto(`${product.url}/admin/collections/features?locale=pt`)
    await page.locator('thead input[type=checkbox]').click()
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(rejection(page)).toContainText(/Portugiesisch: Funktion „.*“ › Titel fehlt/)
  })

  test('a picture in use cannot be deleted', async ({ page }) => {
    const { docs } = await product.staff.send('GET', 'media?limit=1&depth=0')
    await page.goto(`${product.url}/admin/collections/media/${docs[0].id}?locale=pt`)
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.locator('#action-delete').click()
    await page.locator('#confirm-action').click()
    await expect(rejection(page)).toContainText('Dieses Bild wird noch gebraucht: Kundenstimme')
  })
})

/** Returns the latest version of the landing page, published or not. */
function draftOf(locale: Locale): Promise<{ hero: { headline: string } }> {
  return product.staff.send('GET', `globals/landing?draft=true&locale=${locale}`)
}

async function expectHeadline(locale: Locale, text: string): Promise<void> {
  await expect.poll(() => product.fetchText(`/${locale}`)).toContain(text.replaceAll('&', '&amp;'))
}
