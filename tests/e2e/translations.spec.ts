import type { Dialog, Page, Route } from '@playwright/test'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { targetLocales } from '../../src/i18n/target-locales.ts'
import { content } from '../../src/seed/index.ts'
import { axeOf } from '../support/accessible.ts'
import { downloadAfter } from '../support/download-after.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { restoredProduct } from '../support/restored-product.ts'

/** Viktor's motto is restored after each test. */
const product = restoredProduct()
/** The server rejects a save if the text was changed in the meantime; responses are lost. */
test.use({
  expectedErrors: [
    /status of (409 .*translations\/save|502 .*translations\/publish)$|ERR_FAILED .*translations\/save/,
  ],
})

const { motto: germanMotto } = content.de.personas.viktor

test.afterEach(async () => {
  for (const locale of locales) {
    await product.staff.publish(product.viktor, locale, {
      motto: content[locale].personas.viktor.motto,
    })
  }
})

test('an editor sees what is missing, jumps to its field and copies the German text as a draft', async ({
  page,
}) => {
  await product.staff.draft(product.viktor, 'ro', { motto: '' })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin`)

  await test.step('the start page shows the count and links to the view', async () => {
    const card = page.getByRole('region', { name: 'Übersetzungen' })
    await expect(card.getByRole('link', { name: /Englisch/ })).toContainText('vollständig')
    await card.getByRole('link', { name: /Rumänisch/ }).click()
    await page.waitForURL(`${product.url}/admin/translations?language=ro`)
  })

  await test.step('the view shows the German text next to the missing one', async () => {
    await expect(counter(page, 'Rumänisch')).toContainText(/28\d von 28\d/)
    await expect(counter(page, 'Rumänisch')).toContainText('1 fehlt')
    await expect(page.locator('[data-text]')).toHaveCount(1)
    const text = row(page, 'personas/viktor/motto', 'ro')
    await expect(text).toContainText(germanMotto)
    await expect(text).toContainText('fehlt')
    await expect(cell(page, 'personas/viktor', 'ro')).toContainText('neuerer Entwurf')
    await expect(cell(page, 'legal-pages/privacy', 'ro')).toContainText('keine Seite')
  })

  await test.step('the link opens the field', async () => {
    await row(page, 'personas/viktor/motto', 'ro')
      .getByRole('link', { name: /Bearbeiten/ })
      .click()
    await expect(page.locator('#field-motto')).toBeFocused()
    await expect(page.locator('#field-motto')).toHaveValue('')
    expect(new URL(page.url()).searchParams.get('locale')).toBe('ro')
  })

  await test.step('the copy is a draft that still needs a translation', async () => {
    await page.goto(`${product.url}/admin/translations?language=ro&state=missing`)
    await page.getByRole('button', { name: 'Aus dem Deutschen übernehmen: ' }).click()
    await expect(page.locator('.toast-success')).toBeVisible()
    await expect(page.getByText('Hier ist nichts zu tun.')).toBeVisible()
    await page.getByRole('link', { name: 'Zu tun' }).click()
    await expect(row(page, 'personas/viktor/motto', 'ro')).toContainText('noch deutsch')
    expect(await draftOf('ro')).toBe(germanMotto)
    expect(await product.fetchText('/ro/viktor')).not.toContain(germanMotto)
    expect(await product.fetchText('/ro')).toContain(content.ro.personas.viktor.motto)
  })
})

test('the link to a field opens tabs, collapsed rows and lists', async ({ page }) => {
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
  await expect(page.locator('#field-targetGroups')).toBeFocused()
})

test('a changed German text makes its translations outdated until an editor confirms them', async ({
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
  await expect(text.getByRole('textbox')).toHaveValue(content.ro.personas.viktor.motto)

  await test.step('with the keyboard only', async () => {
    await text.getByRole('link', { name: /Bearbeiten/ }).focus()
    await page.keyboard.press('Tab')
    await expect(text.getByRole('button', { name: /Stimmt noch/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.toast-success')).toBeVisible()
    await expect(page.locator('[data-text]')).toHaveCount(2)
    await expect(text).toHaveCount(0)
  })

  await test.step('copying over an existing text asks for confirmation', async () => {
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
    expect(await product.fetchText('/en')).toContain(content.en.personas.viktor.motto)
  })
})

test('an editor translates a motto into four languages in place and publishes all of them at once', async ({
  page,
}) => {
  const mottos = {
    de: 'Jederzeit am Telefon',
    en: 'Always on',
    pt: 'Sempre ao telefone',
    ro: 'Mereu',
  }
  await product.staff.draft(product.viktor, 'de', { motto: mottos.de })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations`)

  await test.step('with one click and the keyboard', async () => {
    await row(page, 'personas/viktor/motto', 'en').getByRole('textbox').click()
    for (const locale of targetLocales) {
      await expect(row(page, 'personas/viktor/motto', locale).getByRole('textbox')).toBeFocused()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(mottos[locale])
      await page.keyboard.press('Control+Enter')
    }
    await expect(page.getByText('Hier ist nichts zu tun.')).toBeVisible()
    await expect(page.locator('.toast-error'), 'saved rows leave the list').toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Texte', exact: true })).toBeFocused()
    expect(await draftOf('ro')).toBe(mottos.ro)
    expect(await product.fetchText('/ro')).not.toContain(mottos.ro)
  })

  await test.step('drafts that are ready are listed and then published', async () => {
    await page.getByRole('button', { name: 'Fertige Entwürfe auflisten' }).click()
    const romanian = page.getByRole('checkbox', { name: 'Assistent „Viktor“ · Rumänisch' })
    await expect(page.getByRole('button', { name: '4 Entwürfe veröffentlichen' })).toBeVisible()
    await romanian.uncheck()
    await page.getByRole('button', { name: '3 Entwürfe veröffentlichen' }).click()
    await expect(page.getByRole('heading', { name: 'Jetzt online' })).toBeVisible()
    await expect.poll(() => product.fetchText('/pt')).toContain(mottos.pt)
    expect(await product.fetchText('/ro')).not.toContain(mottos.ro)
    await page.getByRole('button', { name: 'Fertige Entwürfe auflisten' }).click()
    await expect(romanian).toBeChecked()
    const lose = async (route: Route) => {
      await route.fetch()
      await route.fulfill({ status: 502, body: 'Bad Gateway' })
    }
    await page.route('**/translations/publish', lose, { times: 1 })
    await page.getByRole('button', { name: '1 Entwurf veröffentlichen' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'vielleicht' })).toBeVisible()
    await page.getByRole('button', { name: 'Fertige Entwürfe auflisten' }).click()
    await expect(page.getByText('Es gibt keine fertigen Entwürfe.')).toBeVisible()
    for (const locale of locales) {
      await expect.poll(() => product.fetchText(`/${locale}`)).toContain(mottos[locale])
    }
  })

  await test.step('a chosen draft that a colleague has published in the meantime is listed apart', async () => {
    const clara = `personas/${(await product.staff.find('personas', 'slug', 'clara')).id}`
    await product.staff.draft(clara, 'de', { motto: 'Immer da' })
    await page.getByRole('button', { name: 'Fertige Entwürfe auflisten' }).click()
    await expect(page.getByRole('button', { name: '1 Entwurf veröffentlichen' })).toBeVisible()
    await product.staff.publish(clara, 'de', { motto: content.de.personas.clara.motto })
    await page.getByRole('button', { name: '1 Entwurf veröffentlichen' }).click()
    await expect(page.getByRole('heading', { name: 'Inzwischen erledigt' })).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Assistent „Clara“ · Deutsch' }),
    ).toContainText('Wurde inzwischen veröffentlicht, geplant, zurückgezogen oder gelöscht.')
    await expect(page.getByRole('heading', { name: 'Nicht veröffentlicht' })).toHaveCount(0)
  })

  await test.step('a search finds a text in any language and opens its field', async () => {
    await page.getByRole('searchbox', { name: 'Texte suchen' }).fill('SEMPRE AO TELE')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Viktor.* › Motto/ }).click()
    await expect(page.locator('#field-motto')).toBeFocused()
    await expect(page.locator('#field-motto')).toHaveValue(mottos.pt)
  })

  await test.step('the form shows the German text under each field', async () => {
    const switchOn = page.getByRole('button', { name: 'Deutsch zeigen' })
    await switchOn.click()
    await expect(
      page.locator('.field-type.text', { has: page.locator('#field-motto') }),
    ).toContainText(mottos.de)
    await switchOn.click()
    await expect(page.locator('form').getByText(mottos.de)).toHaveCount(0)
  })
})

test('unsaved text is not lost by following a link or by Back, and a failed save states the reason', async ({
  page,
}) => {
  await product.staff.draft(product.viktor, 'ro', { motto: '' })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?language=ro`)
  await page.getByRole('link', { exact: true, name: 'Alle' }).click()
  await page.waitForURL(/state=all/)
  const field = row(page, 'personas/viktor/motto', 'ro').getByRole('textbox')
  await field.click()
  await field.fill('Mereu')
  const other = row(page, 'personas/clara/motto', 'ro').getByRole('textbox')
  const before = await other.inputValue()
  await other.fill('Și aici')
  const questions: string[] = []
  const count = (question: Dialog) => {
    questions.push(question.message())
    return question.dismiss()
  }
  page.on('dialog', count)
  await page.getByRole('link', { exact: true, name: 'Fehlt' }).click()
  await expect(field).toHaveValue('Mereu')
  expect(questions).toHaveLength(1)
  page.off('dialog', count)
  await other.fill(before)
  const asked = page.waitForEvent('dialog')
  page.once('dialog', (question) => question.dismiss())
  await page.evaluate(() => history.back())
  expect((await asked).type()).toBe('confirm')
  await expect(field).toHaveValue('Mereu')
  await product.staff.draft(product.viktor, 'de', { motto: 'Inzwischen anders' })
  await page.getByRole('button', { name: /^Als Entwurf speichern/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'inzwischen geändert' })).toBeVisible()
  await expect(field).toHaveValue('Mereu')
  await field.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'inzwischen geändert' })).toBeVisible()
  await expect(field).toBeFocused()
})

test('a text can be saved and a link be followed after requests that never get a response', async ({
  page,
}) => {
  await product.staff.draft(product.viktor, 'de', { motto: 'Immer am Apparat' })
  await login(page, product.url, product.editor)
  await page.clock.install()
  await page.goto(`${product.url}/admin/translations`)
  // As if the computer had changed to another network.
  const neverRespond = async (path: string) => {
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    await page.route(`**/translations/${path}`, () => hold(), { times: 1 })
    return isHeld
  }
  const isConfirming = neverRespond('confirm')
  await row(page, 'personas/viktor/motto', 'en')
    .getByRole('button', { name: /Stimmt/ })
    .click()
  await isConfirming
  const isSaving = neverRespond('save')
  const field = row(page, 'personas/viktor/motto', 'pt').getByRole('textbox')
  await field.fill('Sempre')
  await field.press('Control+Enter')
  await isSaving
  await page.clock.fastForward('02:00')
  const noAnswer = { hasText: 'Keine Antwort vom Server' }
  await expect(page.locator('.toast-error').filter(noAnswer)).toBeVisible()
  await expect(page.getByRole('alert').filter(noAnswer)).toBeVisible()
  await field.press('Control+Enter')
  await expect.poll(() => draftOf('pt')).toBe('Sempre')
  await page.getByRole('link', { exact: true, name: 'Veraltet' }).click()
  await page.waitForURL(/state=outdated/)
})

test('what is typed right after Ctrl+Enter is typed into the next text', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?state=all&document=personas/viktor`)
  const field = row(page, 'personas/viktor/motto', 'en').getByRole('textbox')
  await field.fill('Always')
  const all = page.locator('[data-translate]')
  const index = await all.evaluateAll(
    (elements) => elements.indexOf(document.activeElement as HTMLElement) + 1,
  )
  const before = await all.nth(index).inputValue()
  const release = await holdRequests(page, '**/translations/save')
  await field.press('Control+Enter')
  await page.keyboard.type(' Next')
  release()
  await expect(page.locator('.toast-success')).toBeVisible()
  await expect(field).toHaveValue('Always')
  await expect(all.nth(index)).toHaveValue(`${before} Next`)
})

test('a text that is put back while it is being saved is changed again, and can be saved', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?state=all&document=personas/viktor`)
  const field = row(page, 'personas/viktor/motto', 'en').getByRole('textbox')
  const before = await field.inputValue()
  await field.fill('By mistake')
  const release = await holdRequests(page, '**/translations/save')
  await field.press('Control+Enter')
  await field.fill(before)
  release()
  await expect(page.locator('.toast-success')).toBeVisible()
  await expect(field).toHaveValue(before)
  await field.press('Control+Enter')
  await expect.poll(() => draftOf('en')).toBe(before)
})

test('what is typed while the list is loaded again after a save can be saved', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?state=all&document=personas/viktor`)
  const field = row(page, 'personas/viktor/motto', 'ro').getByRole('textbox')
  await field.fill('Mereu')
  const release = await holdRequests(page, (url) => url.searchParams.has('_rsc'))
  await page.getByRole('button', { name: /^Als Entwurf speichern/ }).click()
  await expect(page.locator('.toast-success')).toBeVisible()
  await field.press('End')
  await page.keyboard.type(' aici')
  release()
  await page.getByRole('button', { name: /^Als Entwurf speichern/ }).click()
  await expect.poll(() => draftOf('ro')).toBe('Mereu aici')
})

test('the former text can be saved again while the list is loaded after a save', async ({
  page,
}) => {
  await product.staff.draft(product.viktor, 'ro', { motto: 'Mereu' })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?state=all&document=personas/viktor`)
  const field = row(page, 'personas/viktor/motto', 'ro').getByRole('textbox')
  const save = page.getByRole('button', { name: /^Als Entwurf speichern/ })
  await field.press('End')
  await page.keyboard.type('!')
  const release = await holdRequests(page, (url) => url.searchParams.has('_rsc'))
  await save.click()
  await expect(page.locator('.toast-success')).toBeVisible()
  await field.press('Backspace')
  await save.click()
  await expect.poll(() => draftOf('ro')).toBe('Mereu')
  await field.press('?')
  release()
  await save.click()
  await expect.poll(() => draftOf('ro')).toBe('Mereu?')
})

test('a text can be typed on and saved after a save whose response was lost', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?state=all&document=personas/viktor`)
  const field = row(page, 'personas/viktor/motto', 'ro').getByRole('textbox')
  await field.fill('Mereu')
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/translations/save', lose, { times: 1 })
  await field.press('Control+Enter')
  const message = page.getByRole('alert').filter({ hasText: 'vielleicht trotzdem gespeichert' })
  await expect(message).toBeVisible()
  expect(await draftOf('ro')).toBe('Mereu')
  await field.press('End')
  await page.keyboard.type(' aici')
  await field.press('Control+Enter')
  await expect.poll(() => draftOf('ro')).toBe('Mereu aici')
})

test('a text that is replaced by the former one after a save is shown', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(
    `${product.url}/admin/translations?language=ro&state=all&document=personas/viktor`,
  )
  const text = row(page, 'personas/viktor/motto', 'ro')
  const field = text.getByRole('textbox')
  const copyFromGerman = async () => {
    await text.getByRole('button', { name: /^Aus dem Deutschen übernehmen/ }).click()
    await page.getByRole('button', { name: 'Ersetzen', exact: true }).click()
    await expect(text).toContainText('noch deutsch')
    await expect(field).toHaveValue(germanMotto)
  }
  await copyFromGerman()
  await field.fill('Mereu')
  await field.press('Control+Enter')
  await expect(text).toContainText('aktuell')
  await copyFromGerman()
})

test('saving one text does not replace another one that somebody else has saved meanwhile', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?state=all&document=personas/viktor`)
  const field = (locale: Locale) => row(page, 'personas/viktor/motto', locale).getByRole('textbox')
  await field('ro').fill('Text scris')
  await product.staff.draft(product.viktor, 'ro', { motto: 'Textul altcuiva' })
  await field('pt').fill('Sempre')
  await field('pt').press('Control+Enter')
  await expect(page.locator('.toast-success')).toBeVisible()
  await expect(row(page, 'personas/viktor/motto', 'pt').getByRole('button')).toHaveCount(1)
  await field('ro').press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'inzwischen geändert' })).toBeVisible()
  expect(await draftOf('ro')).toBe('Textul altcuiva')
})

test('text that was typed into a row is shown if an action removes the row from the list', async ({
  page,
}) => {
  await product.staff.draft(product.viktor, 'ro', { motto: '' })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?language=ro&state=missing`)
  const field = row(page, 'personas/viktor/motto', 'ro').getByRole('textbox')
  await field.fill('Mereu la telefon')
  await page.getByRole('button', { name: /^Fehlendes aus dem Deutschen/ }).click()
  await expect(page.getByText('Hier ist nichts zu tun.')).toBeVisible()
  const notice = page.locator('.toast-error')
  await expect(notice).toContainText('Ihr Text wurde nicht gespeichert: Mereu la telefon')
})

test('a long list of texts is divided into pages', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?state=all`)
  const texts = page.locator('[data-text]')
  await expect(texts).toHaveCount(300)
  const first = await texts.first().getAttribute('data-text')
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page.getByText('Seite 2 von 3')).toBeVisible()
  await expect(texts.first()).not.toHaveAttribute('data-text', String(first))
  await page.getByRole('link', { name: 'Vorherige Seite' }).click()
  await expect(page.getByText('Seite 1 von 3')).toBeVisible()
  await expect(texts.first()).toHaveAttribute('data-text', String(first))
  await page.goto(`${product.url}/admin/translations?state=all&page=999`)
  await expect(page.getByText('Seite 3 von 3')).toBeVisible()
})

test('the texts can be filtered by document together with the other filters', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?language=ro&state=all`)
  await page.getByLabel('Dokument', { exact: true }).selectOption('Assistent „Clara“')
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await page.waitForURL(/document=personas%2Fclara&language=ro&state=all/)
  await expect(page.locator('[data-text^="personas/viktor"]')).toHaveCount(0)
  await expect(row(page, 'personas/clara/motto', 'ro')).toBeVisible()
  await expect(page.getByLabel('Dokument', { exact: true })).toHaveValue('personas/clara')
  await expect(page.getByRole('link', { exact: true, name: 'Alle' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('ready drafts are waited for longer than other responses, also after a form was open', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.clock.install()
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=de`)
  await page.locator('.nav-toggler').first().click()
  await page.getByRole('link', { exact: true, name: 'Übersetzungen' }).click()
  const release = await holdRequests(page, '**/translations/publish')
  const isSent = page.waitForRequest('**/translations/publish')
  await page.getByRole('button', { name: 'Fertige Entwürfe auflisten' }).click()
  await isSent
  await page.clock.fastForward('02:00')
  release()
  await expect(page.getByText('Es gibt keine fertigen Entwürfe.')).toBeVisible()
})

test('a download does not ask about unsaved text, because it leaves nothing', async ({ page }) => {
  await product.staff.draft(product.viktor, 'ro', { motto: '' })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations?language=ro`)
  await row(page, 'personas/viktor/motto', 'ro').getByRole('textbox').fill('Mereu')
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return dialog.accept()
  })
  const file = page.locator('a[download]').first()
  await downloadAfter(page, () => file.click())
  expect(questions).toEqual([])
})

test('nothing can be typed into a text before the scripts are loaded, which would be lost', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.evaluate((url) => {
    location.href = url
  }, `${product.url}/admin/translations?language=en&state=all`)
  const first = page.locator('[data-translate]').first()
  await expect(first).toHaveJSProperty('readOnly', true)
  release()
  await expect(first).toBeEditable()
})

test('the view is accessible in light and dark and fits narrow windows', async ({ page }) => {
  await product.staff.draft(product.viktor, 'de', { motto: 'Immer am Apparat' })
  await product.staff.draft(product.viktor, 'ro', { motto: '' })
  await login(page, product.url, product.editor)
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.context().addCookies([{ name: 'payload-theme', value: theme, url: product.url }])
    await page.goto(`${product.url}/admin/translations?search=Telefon`)
    await expect(page.locator('[data-text]')).toHaveCount(3)
    await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible()
    await page.locator('[data-text] textarea').first().fill('Noch nicht gespeichert')
    await page.getByRole('button', { name: 'Fertige Entwürfe auflisten' }).click()
    await expect(page.getByRole('heading', { name: 'Noch nicht fertig' })).toBeVisible()
    const view = page.locator('main, .template-default__wrap').last()
    const { violations } = await axeOf(page).include('.gutter').analyze()
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
