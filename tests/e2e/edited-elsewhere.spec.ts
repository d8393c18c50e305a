import type { IncomingMessage } from 'node:http'
import type { Page, Route } from '@playwright/test'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { isUnloadAllowed } from '../support/is-unload-allowed.ts'
import { admin } from '../support/product.ts'
import { startRelay } from '../support/relay.ts'
import { logIn, send } from '../support/rest.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { saveScreenshots } from '../support/screenshots.ts'

const product = restoredProduct()
test.use({
  expectedErrors: [
    /status of (409|423|502)|ERR_(FAILED|CONTENT_LENGTH_MISMATCH) .*autosave|submitting form Error: (Nicht gespeichert|Unexpected)/,
  ],
})

test('a document that another user edits shows a warning and cannot be edited', async ({
  page,
  browser,
}) => {
  const address = `${product.url}/admin/collections/${product.viktor}?locale=de`
  await login(page, product.url, product.editor)
  await page.goto(address)
  await page.locator('#field-motto').fill('Ein Satz von Erika.')
  await expect.poll(async () => (await product.readDraft('de')).motto).toBe('Ein Satz von Erika.')

  const second = await browser.newPage()
  await login(second, product.url, admin)
  await second.goto(address)
  await expect(second.locator('.document-locked')).toContainText(product.editor.email)
  await expect(second.locator('.document-locked h1')).toBeFocused()
  await second.keyboard.press('Escape')
  await expect(second.locator('.document-locked')).toBeHidden()
  await expect(second.locator('#field-motto')).toBeDisabled()
  await second.goto(`${product.url}/admin/collections/personas?locale=de`)
  const locked = second.getByRole('button', { name: `${product.editor.email} bearbeitet gerade` })
  await expect(locked).toBeVisible()
  await second.close()

  const rejected = await send('PATCH', `/api/${product.viktor}?locale=de&draft=true`, {
    as: await logIn(admin, product.url),
    body: { motto: 'Darüber hinweg.' },
    url: product.url,
  })
  expect(rejected.status).toBe(423)
  await page.locator('#field-motto').fill('Noch ein Satz von Erika.')
  await expect
    .poll(async () => (await product.readDraft('de')).motto)
    .toBe('Noch ein Satz von Erika.')
})

test('a picture that another user edits shows the warning above the drawer in which it is opened', async ({
  page,
  browser,
}) => {
  const [testimonial] = (await product.staff.send('GET', 'testimonials?limit=1&depth=0')).docs
  const picture = `${product.url}/admin/collections/media/${testimonial.image}?locale=de`
  const second = await browser.newPage()
  await login(second, product.url, admin)
  await second.goto(picture)
  await second.locator('#field-alt').fill('Halb getippt')
  const locks = async () =>
    (await product.staff.send('GET', 'payload-locked-documents?where[globalSlug][exists]=false'))
      .docs
  await expect.poll(locks).toHaveLength(1)

  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/testimonials/${testimonial.id}?locale=de`)
  const edit = page.locator('#field-image').getByRole('button', { name: 'Bearbeiten' })
  await edit.click()
  const takeOver = page.locator('#document-locked-take-over')
  await expect(takeOver).toBeVisible()
  await saveScreenshots(page, 'locked-in-drawer')
  await takeOver.click()
  await edit.click()
  const alt = page.locator('.drawer #field-alt')
  await alt.fill('Ganz getippt')
  await expect(alt).toHaveValue('Ganz getippt')
  await second.close()
})

test('a picture is shown and saved in the language of the page, although another window has changed to another one', async ({
  page,
  context,
}) => {
  const [testimonial] = (await product.staff.send('GET', 'testimonials?limit=1&depth=0&page=2'))
    .docs
  const inLanguage = async (locale: string) =>
    (await product.staff.send('GET', `media/${testimonial.image}?locale=${locale}`)).alt
  const [german, romanian] = [await inLanguage('de'), await inLanguage('ro')]
  expect(german).not.toBe(romanian)
  const address = `${product.url}/admin/collections/testimonials/${testimonial.id}`
  await login(page, product.url, product.editor)
  await page.goto(`${address}?locale=de`)
  const second = await context.newPage()
  await second.goto(`${address}?locale=ro`)
  await page.locator('#field-image').getByRole('button', { name: 'Bearbeiten' }).click()
  const alt = page.locator('.drawer #field-alt')
  await expect(alt).toHaveValue(german)
  await alt.fill(`${german}!`)
  await page.locator('.drawer #action-save').click()
  await expect.poll(() => inLanguage('de')).toBe(`${german}!`)
  expect(await inLanguage('ro')).toBe(romanian)
})

test('the preview shows the language of the page, although another window has changed to another one', async ({
  page,
  context,
}) => {
  const address = `${product.url}/admin/collections/${product.viktor}`
  await login(page, product.url, product.editor)
  await page.goto(`${address}?locale=de`)
  await page.locator('#live-preview-toggler').click()
  const preview = page.locator('#live-preview-iframe')
  await expect(preview).toHaveAttribute('src', /\/preview\/de/)
  const second = await context.newPage()
  await second.goto(`${address}?locale=ro`)
  await page.locator('#field-motto').fill('Mit Vorschau.')
  await expect(preview.contentFrame().getByText('Mit Vorschau.')).toBeVisible()
  await expect(preview).toHaveAttribute('src', /\/preview\/de/)
})

test('what a user types right after taking over a document is saved, and what the other one typed stays on Escape', async ({
  browser,
  page,
}) => {
  const { id } = await product.staff.find('personas', 'slug', 'clara')
  const clara = `personas/${id}`
  const address = `${product.url}/admin/collections/${clara}?locale=ro`
  await login(page, product.url, product.editor)
  await page.goto(address)
  await page.locator('#field-motto').fill('Prima.')
  await expect.poll(async () => (await product.readDraft('ro', clara)).motto).toBe('Prima.')

  const second = await browser.newPage()
  await login(second, product.url, admin)
  await second.goto(address)
  // The document is loaded again, and the response arrives right after the typing.
  const isRead = Promise.withResolvers<void>()
  const isTyped = Promise.withResolvers<void>()
  await second.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      const response = await route.fetch()
      isRead.resolve()
      await isTyped.promise
      await route.fulfill({ response: response })
    },
  )
  second.on('load', () => isRead.resolve())
  const takeOver = second.locator('#document-locked-take-over')
  await takeOver.click()
  await expect(takeOver).toBeHidden()
  await isRead.promise
  await second.locator('#field-motto').fill('A doua.')
  isTyped.resolve()
  await expect.poll(async () => (await product.readDraft('ro', clara)).motto).toBe('A doua.')

  await page.locator('#field-motto').fill('Nesalvat.')
  const takenOver = page.locator('.document-take-over')
  await expect(takenOver).toContainText(`Jetzt bearbeitet es ${admin.email}.`)
  await expect(takenOver).toContainText('Ihre letzten Eingaben sind nicht gespeichert')
  await saveScreenshots(page, 'taken-over')
  await page.keyboard.press('Escape')
  await expect(takenOver).toBeHidden()
  await expect(page.getByText('Nicht gespeichert', { exact: true })).toBeVisible()
  await expect(page.locator('#field-motto')).toBeEnabled()
  await expect(page.locator('#field-motto')).toHaveValue('Nesalvat.')
  await second.close()
})

/** A headless browser never takes the focus away from a window. */
const returnToWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

test('a form whose document was saved in another window asks before it replaces that', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  const address = `${product.url}/admin/collections/${product.viktor}?locale=en`
  const motto = page.locator('#field-motto')
  const isSaved = (text: string) =>
    expect.poll(async () => (await product.readDraft('en')).motto).toBe(text)
  const question = page.getByRole('dialog').filter({ hasText: 'Inzwischen woanders geändert' })
  await page.goto(address)
  await motto.fill('From the first window.')
  await isSaved('From the first window.')
  const second = await page.context().newPage()
  await second.goto(address)
  await second.locator('#field-motto').fill('From the second window.')
  await isSaved('From the second window.')

  await returnToWindow(page)
  await question.getByRole('button', { name: 'Neu laden' }).click()
  await expect(motto).toHaveValue('From the second window.')
  await second.locator('#field-motto').fill('From the second window again.')
  await isSaved('From the second window again.')
  await returnToWindow(page)
  await question.getByRole('button', { name: 'Hier weiter bearbeiten' }).click()
  await motto.fill('Decided here.')
  await isSaved('Decided here.')

  await second.reload()
  await second.locator('#field-motto').fill('Saved while the first window is in front.')
  await isSaved('Saved while the first window is in front.')
  await motto.fill('Typed without returning.')
  await question.getByRole('button', { name: 'Hier weiter bearbeiten' }).click()
  await isSaved('Typed without returning.')

  await second.reload()
  await second.locator('#field-motto').fill('To be replaced.')
  await isSaved('To be replaced.')
  await page.locator('#action-save').click()
  await question.getByRole('button', { name: 'Hier weiter bearbeiten' }).click()
  await isSaved('Typed without returning.')

  // It is about the changes of others only.
  await expect.poll(() => page.evaluate(isUnloadAllowed)).toBe(true)
  const isChecked = page.waitForResponse((response) => response.url().includes('select'))
  await returnToWindow(page)
  await isChecked
  await motto.fill('Typed on.')
  await isSaved('Typed on.')
  await expect(question).toBeHidden()
  await second.close()
})

test('a save whose response was lost is not taken for one of somebody else', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=pt`)
  const motto = page.locator('#field-motto')
  const isSaved = (text: string) =>
    expect.poll(async () => (await product.readDraft('pt')).motto).toBe(text)
  const question = page.getByRole('dialog').filter({ hasText: 'Inzwischen woanders geändert' })
  const isNotSaved = page.getByText('Nicht gespeichert', { exact: true })
  let respond: ((route: Route) => Promise<void>) | undefined
  await page.route(`**/api/${product.viktor}?*`, async (route) => {
    if (!respond || route.request().method() !== 'PATCH') return route.continue()
    await route.fetch()
    await respond(route)
  })

  respond = (route) => route.abort()
  await motto.fill('Resposta perdida.')
  await expect(isNotSaved).toBeVisible()
  await isSaved('Resposta perdida.')
  respond = undefined
  await motto.fill('Continuação.')
  await isSaved('Continuação.')
  await expect(isNotSaved).toBeHidden()
  await expect(question).toBeHidden()

  respond = (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' })
  const published = page.waitForResponse((response) => response.status() === 502)
  await page.locator('#action-save').click()
  await published
  respond = undefined
  await motto.fill('Depois da publicação.')
  await isSaved('Depois da publicação.')
  await expect(question).toBeHidden()

  respond = (route) => route.abort()
  await motto.fill('Perdida outra vez.')
  await expect(isNotSaved).toBeVisible()
  await isSaved('Perdida outra vez.')
  respond = undefined
  const path = `${product.viktor}?locale=pt&draft=true`
  await product.staff.send('PATCH', path, { description: 'De uma colega.' })
  await motto.fill('Por cima.')
  await expect(question).toBeVisible()
  await isSaved('Perdida outra vez.')
})

test('a save during which the connection ends is not taken for one of somebody else', async ({
  page,
}) => {
  let end: ((request: IncomingMessage) => void) | undefined
  const relay = await startRelay(product.url, (request) => {
    if (!end || request.method !== 'PATCH') return undefined
    end(request)
    end = undefined
    // The response of the product is not sent.
    return new Promise(() => undefined)
  })
  await login(page, relay.url, product.editor)
  await page.goto(`${relay.url}/admin/collections/${product.viktor}?locale=pt`)
  const motto = page.locator('#field-motto')
  const question = page.getByRole('dialog').filter({ hasText: 'Inzwischen woanders geändert' })
  const isNotSaved = page.getByText('Nicht gespeichert', { exact: true })
  const type = async (text: string) => {
    await motto.fill(text)
    await expect.poll(async () => (await product.readDraft('pt')).motto).toBe(text)
  }

  // Otherwise, an autosave that is still to come would be the request whose connection ends.
  const isIdle = () => expect.poll(() => page.evaluate(isUnloadAllowed)).toBe(true)

  // The browser sends the request again.
  end = ({ socket }) => socket.destroy()
  await type('Ligação terminada.')
  await type('Depois da ligação terminada.')
  await isIdle()
  await expect(question).toBeHidden()

  end = ({ socket }) => {
    socket.end(
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"doc"',
    )
  }
  await type('Resposta incompleta.')
  await expect(isNotSaved).toBeVisible()
  await type('Depois da resposta incompleta.')
  await isIdle()
  await expect(isNotSaved).toBeHidden()
  await expect(question).toBeHidden()

  end = ({ socket }) => socket.destroy()
  await page.locator('#action-save').click()
  await expect(page.getByText(/^Veröffentlicht: /)).toBeVisible()
  await type('Depois da publicação.')
  await expect(question).toBeHidden()
  relay.close()
})

test('a dialog that opens while a user types is not answered by the next key', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
  await expect(page.locator('#field-motto')).toBeEnabled()
  const path = `${product.viktor}?locale=en&draft=true`
  await product.staff.send('PATCH', path, { description: 'Saved by a colleague.' })
  await page.locator('#field-motto').fill('Typed by a user who goes on')
  const dialog = page.getByRole('dialog', { name: 'Inzwischen woanders geändert' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  for (const key of ['Space', 'Enter', 'a']) await page.keyboard.press(key)
  await expect(dialog).toBeVisible()
  expect((await product.readDraft('en')).description).toBe('Saved by a colleague.')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button').first()).toBeFocused()

  await dialog.getByRole('button', { name: 'Hier weiter bearbeiten' }).click()
  await expect(page.locator('#field-motto')).toBeFocused()
  await page.keyboard.type(' typing')
  await expect(page.locator('#field-motto')).toHaveValue('Typed by a user who goes on typing')
})
