import type { Page } from '@playwright/test'
import { featureColours } from '../../src/features/website/landing/constants.ts'
import { content } from '../../src/seed/index.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { languageChip } from '../support/language-chip.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { saveScreenshots } from '../support/screenshots.ts'

const product = restoredProduct()

test.beforeEach(async ({ page }) => {
  await login(page, product.url, product.editor)
})

/** The chip of the form's language. */
const status = (page: Page) => page.locator('button[data-state][aria-current=true]')
const publishButton = (page: Page) => page.locator('#action-save')

/** A text of each kind of document, with the path of the document. */
const places = [
  { name: 'the landing page', field: 'hero__headline', of: async () => 'globals/landing' },
  { name: 'the settings', field: 'brand', of: async () => 'globals/site-settings' },
  { name: 'a feature', field: 'title', of: () => firstOf('features') },
  { name: 'a testimonial', field: 'role', of: () => firstOf('testimonials') },
]

const firstOf = (collection: string) => firstBy(collection, '_order')
const lastOf = (collection: string) => firstBy(collection, '-_order')

async function firstBy(collection: string, sort: string): Promise<string> {
  const { docs } = await product.staff.send('GET', `${collection}?limit=1&depth=0&sort=${sort}`)
  return `${collection}/${docs[0].id}`
}

async function openForm(page: Page, path: string, locale: string): Promise<void> {
  const kind = path.startsWith('globals') ? '' : 'collections/'
  await page.goto(`${product.url}/admin/${kind}${path}?locale=${locale}`)
}

/** Reads the latest version of a field in a language, published or not. */
async function saved(path: string, field: string, locale: string): Promise<string> {
  const doc = await product.readDraft(locale, path)
  return field.split('__').reduce((inside, name) => inside[name], doc)
}

for (const { field, name, of } of places) {
  test(`${name} can be published in each language that was just edited`, async ({ page }) => {
    const path = await of()
    const input = page.locator(`#field-${field}`)
    await openForm(page, path, 'en')
    await input.fill('Typed in English')
    await expect.poll(() => saved(path, field, 'en')).toBe('Typed in English')
    await languageChip(page, 'Deutsch').click()
    await page.waitForURL(/locale=de/)
    await expect(languageChip(page, 'Englisch')).toHaveAccessibleName('EN geändert, Englisch')
    await expect(input).not.toHaveValue('Typed in English')
    await expect(status(page)).toHaveText(/veröffentlicht$/)
    await input.fill('Auf Deutsch getippt')
    await expect.poll(() => saved(path, field, 'de')).toBe('Auf Deutsch getippt')
    await expect(status(page)).toHaveText(/geändert$/)
    await expect(publishButton(page)).toBeEnabled()
    await saveScreenshots(page, `status-changed-${field}`)
    await publishButton(page).click()
    await expect.poll(() => product.fetchText('/de')).toContain('Auf Deutsch getippt')
    await expect(status(page)).toHaveText(/veröffentlicht$/)
    await expect(publishButton(page)).toBeDisabled()
    expect(await product.fetchText('/en')).not.toContain('Typed in English')
  })
}

for (const { field, name, of } of [places[0], places[2]].flatMap((each) => each ?? [])) {
  test(`discarding a draft of ${name} is permanent and keeps the draft of another language`, async ({
    page,
  }) => {
    const path = await of()
    const input = page.locator(`#field-${field}`)
    await product.staff.draft(path, 'ro', nested(field, 'O ciornă'))
    await openForm(page, path, 'pt')
    const published = await input.inputValue()
    await input.fill('Só um rascunho')
    await expect.poll(() => saved(path, field, 'pt')).toBe('Só um rascunho')
    await expect(status(page)).toHaveText(/geändert$/)
    await page.locator('#action-revert-to-published').click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toContainText('Portugiesisch: Was noch nicht veröffentlicht ist')
    await saveScreenshots(page, `discard-${field}`)
    await dialog.locator('#confirm-action').click()
    await expect(input).toHaveValue(published)
    await expect(status(page)).toHaveText(/veröffentlicht$/)
    await expect(status(page)).toBeFocused()
    await page.reload()
    await expect(input).toHaveValue(published)
    await expect(status(page)).toHaveText(/veröffentlicht$/)
    expect(await saved(path, field, 'ro')).toBe('O ciornă')
  })
}

test('an autosave that is due during a publication leaves no unpublished change', async ({
  page,
}) => {
  const path = await firstOf('features')
  const title = page.locator('#field-title')
  await page.clock.install()
  await openForm(page, path, 'en')
  const autosave = page.waitForResponse(/autosave=true/)
  await title.fill('Saved by itself')
  await autosave
  await expect(status(page)).toHaveText(/geändert$/)
  // From here on, time only passes when the test lets it. Less than a minute, after which requests are aborted.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000))
  await page.route(/autosave=true/, async (route) => {
    await expect(async () => {
      await page.clock.runFor(400)
      await expect(page.getByText('Speichern')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.clock.resume()
    await route.continue()
  })
  await title.fill('Published at once')
  await publishButton(page).click()
  await expect(page.locator('.toast-success')).toBeVisible()
  await expect(status(page)).toHaveText(/veröffentlicht$/)
  await expect(publishButton(page)).toBeDisabled()
})

test('the language chips can be clicked next to the longest buttons', async ({ page }) => {
  const path = await firstOf('features')
  await openForm(page, path, 'pt')
  await page.locator('#field-title').fill('Digitado há pouco')
  await expect.poll(() => saved(path, 'title', 'pt')).toBe('Digitado há pouco')
  await expect(page.locator('#action-revert-to-published')).toBeVisible()
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 720 })
    for (const language of ['Deutsch', 'Englisch', 'Portugiesisch', 'Rumänisch']) {
      await languageChip(page, language).click({ trial: true, timeout: 5000 })
    }
  }
})

test.describe('while the status of the document cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('what was typed can be published', async ({ page }) => {
    await openForm(page, 'globals/landing', 'pt')
    await expect(publishButton(page)).toBeDisabled()
    const failed = page.waitForResponse((response) => response.url().endsWith('/publication'))
    await page.route('**/publication', (route) => route.fulfill({ status: 503 }))
    await page.locator('#field-hero__headline').fill('Typed during an outage')
    await expect
      .poll(() => saved('globals/landing', 'hero__headline', 'pt'))
      .toBe('Typed during an outage')
    await failed
    await expect(page.locator('.autosave')).toHaveText(/Letzte Speicherung/)
    await expect(publishButton(page)).toBeEnabled()
    await page.unroute('**/publication')
    await publishButton(page).click()
    await expect.poll(() => product.fetchText('/pt')).toContain('Typed during an outage')
    await expect(publishButton(page)).toBeDisabled()
  })
})

test('right after publishing the form shows that it was saved just now', async ({ page }) => {
  await openForm(page, 'globals/landing', 'ro')
  await page.locator('#field-hero__headline').fill('Salvat chiar acum')
  await publishButton(page).click()
  await expect(page.locator('.toast-success').first()).toBeVisible()
  await expect(page.locator('.autosave')).toHaveText(/weniger als (1|einer) Minute/)
})

test.describe('with a failing connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a publication whose response is lost is shown as published', async ({ page }) => {
    await openForm(page, 'globals/landing', 'pt')
    await page.route(/publishSpecificLocale/, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.locator('#field-hero__headline').fill('Publicado sem resposta')
    await publishButton(page).click()
    await expect(page.locator('.toast-error')).toHaveText(
      'Keine Antwort vom Server. Ob veröffentlicht wurde, zeigt der Stand über dem Formular.',
    )
    await expect(status(page)).toHaveText(/veröffentlicht$/)
  })

  test('a plan and an unpublishing whose responses are lost are shown', async ({ page }) => {
    await openForm(page, await lastOf('features'), 'ro')
    await expect(status(page)).toHaveText(/veröffentlicht$/)
    await page.route(/\/plans$|[?&]depth=0&/, async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.locator('#action-unpublish-locale').click()
    await page.locator('dialog[open] #confirm-action').click()
    await expect(page.locator('.toast-error')).toHaveText(
      'Keine Antwort vom Server. Laden Sie die Seite bitte neu, um zu sehen, ob die Änderung ausgeführt wurde.',
    )
    await expect(status(page)).toHaveText(/zurückgezogen$/)

    const more = 'Weitere Möglichkeiten zu veröffentlichen'
    await page.getByRole('button', { name: more }).click()
    await page.locator('#schedule-publish').click()
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichung planen' })
    await dialog.getByLabel(/^Wann/).fill('2099-01-01T10:30')
    await dialog.getByRole('button', { name: 'Planen', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Plan aufheben' })).toBeVisible()
  })
})

test('publishing one language says where its shared fields have become public, too', async ({
  page,
}) => {
  const path = await firstOf('features')
  const notice = page.locator('.toast-success').first()
  await product.staff.draft(path, 'de', { title: 'Nur auf Deutsch' })
  await openForm(page, path, 'de')
  await publishButton(page).click()
  await expect(notice).toContainText('Nur auf Deutsch (Deutsch)')
  await expect(notice).not.toContainText('Gemeinsame Felder')

  const { colours } = await product.readDraft('de', path)
  const [other] = featureColours.filter((each) => each !== colours)
  await product.staff.draft(path, 'de', { colours: other })
  await page.reload()
  await publishButton(page).click()
  await expect(notice).toContainText(
    'Gemeinsame Felder und neue Einträge sind auch auf den Seiten in diesen Sprachen öffentlich: Englisch, Portugiesisch, Rumänisch.',
  )
  await saveScreenshots(page, 'published-shared')
})

test("the unpublish dialog names its languages, and only the form's language is unpublished", async ({
  page,
}) => {
  const path = await firstOf('features')
  await openForm(page, path, 'pt')
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await expect(page.locator('#action-unpublish')).toHaveText(
    'Veröffentlichung aufheben: alle Sprachen',
  )
  await page.locator('#action-unpublish-locale').click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText('In den anderen Sprachen bleibt er veröffentlicht.')
  await saveScreenshots(page, 'unpublish')
  await dialog.locator('#confirm-action').click()
  await expect(status(page)).toHaveText(/zurückgezogen$/)
  await expect(status(page)).toBeFocused()
  const states = await product.staff.send('GET', `${path}?locale=all&depth=0`)
  expect(states._status).toMatchObject({ pt: 'draft', en: 'published', de: 'published' })
})

test('a publication is planned and its plan cancelled with the keyboard alone', async ({
  page,
}) => {
  await openForm(page, await firstOf('testimonials'), 'ro')
  const more = 'Weitere Möglichkeiten zu veröffentlichen'
  await page.getByRole('button', { name: more }).press('Enter')
  await page.locator('#schedule-publish').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichung planen' })
  const time = dialog.getByLabel(/^Wann/)
  // The letter is for formats with AM and PM; others ignore it.
  await time.pressSequentially('010120991030A')
  await expect(time).toHaveValue('2099-01-01T10:30')
  const save = dialog.getByRole('button', { name: 'Planen', exact: true })
  await save.press('Enter')
  const cancel = dialog.getByRole('button', { name: 'Plan aufheben' })
  await expect(cancel).toBeVisible()
  await expect(save).toBeFocused()
  await saveScreenshots(page, 'plan')
  await cancel.press('Enter')
  await expect(cancel).toBeHidden()
  await expect(dialog.getByRole('heading', { name: 'Geplant' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(status(page)).toBeFocused()
})

test('unpublishing while an autosave is due loses no text', async ({ page }) => {
  const path = await firstOf('features')
  const title = page.locator('#field-title')
  await openForm(page, path, 'en')
  const isConfirmed = Promise.withResolvers<void>()
  await page.route(/autosave=true/, async (route) => {
    const response = await route.fetch()
    await isConfirmed.promise
    await route.fulfill({ response })
  })
  const isSaving = page.waitForRequest(/autosave=true/)
  await title.fill('Typed at the last moment')
  await isSaving
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.locator('#action-unpublish-locale').click()
  await page.locator('dialog[open] #confirm-action').click()
  isConfirmed.resolve()
  await expect(status(page)).toHaveText(/zurückgezogen$/)
  await expect(title).toHaveValue('Typed at the last moment')
  await page.locator('#field-description').fill('Also typed')
  await expect.poll(() => saved(path, 'description', 'en')).toBe('Also typed')
  expect(await saved(path, 'title', 'en')).toBe('Typed at the last moment')
})

test("a version is restored in the form's language after a list of the changes", async ({
  page,
}) => {
  const clara = `personas/${(await product.staff.find('personas', 'slug', 'clara')).id}`
  const old = content.ro.personas.clara.motto
  await product.staff.publish(clara, 'ro', { motto: 'O vorbă de regretat', age: 29 })
  await product.staff.publish(clara, 'de', { motto: 'Gerade erst veröffentlicht' })
  await openForm(page, `${clara}/versions`, 'ro')
  const rows = page.locator('.versions tbody tr')
  await expect(rows.filter({ hasText: 'Deutsch' }).first()).toContainText('Veröffentlicht')
  await expect(rows.filter({ hasText: 'Derzeit veröffentlicht' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Derzeit veröffentlicht' })).toContainText('Rumänisch')
  await saveScreenshots(page, 'versions')
  const older = rows.filter({ hasText: 'Zuvor veröffentlicht (Rumänisch)' }).first().locator('a')
  const time = await older.textContent()
  await older.click()
  // The breadcrumb and the list use the reader's time zone.
  await expect(page.locator('.step-nav')).toContainText(time ?? '-')
  const shared = page.getByRole('table', { name: 'Felder, die alle Sprachen teilen' })
  await expect(shared.getByRole('row', { name: 'Alter 29 28' })).toBeVisible()
  await saveScreenshots(page, 'version')
  await page.locator('.restore-version button').first().click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Rumänisch (sofort auf der Website): Motto',
  ])
  await saveScreenshots(page, 'restore')
  await dialog.locator('#confirm-action').click()
  await page.waitForURL(/personas\/\d+\?locale=ro$/)
  await expect.poll(() => product.fetchText('/ro')).toContain(old)
  expect(await product.fetchText('/de')).toContain('Gerade erst veröffentlicht')
})

test('the question before restoring a document without languages of its own lists the changes', async ({
  page,
}) => {
  const { items } = await product.readDraft('de', 'globals/claims')
  const before = items[0].value
  const changed = items.map((item: object, index: number) =>
    index === 0 ? { ...item, value: `${before}1` } : item,
  )
  await product.staff.publish('globals/claims', 'de', { items: changed })
  await openForm(page, 'globals/claims/versions', 'en')
  await page.locator('.versions tbody tr').nth(1).locator('a').click()
  await page.getByRole('button', { name: 'Diese Version wiederherstellen' }).click()
  await expect(page.locator('dialog[open]').getByRole('listitem')).toHaveText([
    /^Alle Sprachen \(sofort auf der Website\): Aussagen 1 › Zahl/,
  ])
  await page.locator('dialog[open] #confirm-action').click()
  await page.waitForURL(/globals\/claims\?locale=en$/)
  expect((await product.readDraft('de', 'globals/claims')).items[0].value).toBe(before)
})

function nested(field: string, value: string): object {
  const [first = '', second] = field.split('__')
  return second ? { [first]: { [second]: value } } : { [first]: value }
}

test("no form offers Payload's own copy to another language, which would publish immediately", async ({
  page,
}) => {
  const copy = page.locator('#copy-locale-data__button')
  await openForm(page, 'globals/landing', 'de')
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await expect(copy).toHaveCount(1)
  await expect(copy).toBeHidden()
  await openForm(page, 'globals/mails', 'de')
  await expect(page.locator('#action-save')).toBeVisible()
  await expect(page.locator('.doc-controls__popup')).toBeHidden()
})
