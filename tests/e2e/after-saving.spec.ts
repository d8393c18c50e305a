import type { Page } from '@playwright/test'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { openFromList } from '../support/open-from-list.ts'
import { openRichText } from '../support/open-rich-text.ts'
import { restoredProduct } from '../support/restored-product.ts'

const product = restoredProduct()
test.use({ expectedErrors: [/status of 503/] })
const isAutosave = (url: URL) => url.searchParams.has('autosave')
const confirm = (page: Page) => page.locator('dialog[open] #confirm-action').click()

/** The actions that wait for a running autosave, each with how a user starts it and what reports its end. */
const actions: { name: string; start: (page: Page) => Promise<void>; done: string }[] = [
  {
    name: 'publishing',
    start: (page) => page.locator('#action-save').click(),
    done: 'Veröffentlicht',
  },
  {
    name: 'discarding',
    start: async (page) => {
      await page.locator('#action-revert-to-published').click()
      await confirm(page)
    },
    done: 'Entwurf verworfen',
  },
  {
    name: 'unpublishing',
    start: async (page) => {
      await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
      await page.locator('#action-unpublish-locale').click()
      await confirm(page)
    },
    done: 'Veröffentlichung aufgehoben',
  },
]

for (const { name, start, done } of actions) {
  test(`nothing can be typed from the start of ${name} until its end`, async ({ page }) => {
    await login(page, product.url, product.editor)
    await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=pt`)
    const motto = page.locator('#field-motto')
    await motto.fill('Quase pronto.')
    await expect.poll(async () => (await product.readDraft('pt')).motto).toBe('Quase pronto.')
    await expect(page.locator('#action-revert-to-published')).toBeVisible()
    const release = await holdRequests(page, isAutosave)
    const isSaving = page.waitForRequest((request) => isAutosave(new URL(request.url())))
    await motto.fill(`Pronto para ${name}.`)
    await isSaving
    await start(page)
    await expect(motto).toBeDisabled()
    release()
    await expect(page.locator('.toast-success')).toContainText(done)
    await expect(motto).toBeEnabled()
  })
}

test('a publication that is not answered does not hold up another document', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await login(page, product.url, product.editor)
  const form = (id: number) => `${product.url}/admin/collections/features/${id}?locale=de`
  const [first, second] = (await product.staff.send('GET', 'features?limit=2&depth=0')).docs
  await page.goto(form(first.id))
  const isPublication = (url: URL) =>
    url.pathname.endsWith(`/${first.id}`) && url.searchParams.has('publishSpecificLocale')
  const release = await holdRequests(page, isPublication, 'abort')
  const isSent = page.waitForRequest((request) => isPublication(new URL(request.url())))
  await page.locator('#field-title').fill('Erster Titel')
  await page.locator('#action-save').click()
  await isSent
  const list = page.locator('.step-nav a').last()
  await list.click()
  await list.click()
  await openFromList(page.locator(`tbody a[href*="/features/${second.id}"]`).first())
  await page.locator('#field-title').fill('Zweiter Titel')
  await page.locator('#action-save').click()
  await expect(page.locator('.toast-success')).toContainText('Zweiter Titel')
  release()
})

test('a publication that does not begin, because saving before it failed, is reported', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=ro`)
  await page.locator('#field-motto').fill('Fără legătură.')
  await page.route(isAutosave, (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.locator('#action-save').click()
  await expect(page.locator('.toast-error', { hasText: /^Nicht ausgeführt/ })).toBeVisible()
  await expect(page.locator('#field-motto')).toBeEnabled()
})

test('a form stays disabled while a second action waits that replaces the first', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
  const motto = page.locator('#field-motto')
  const release = await holdRequests(page, isAutosave)
  const isSaving = page.waitForRequest((request) => isAutosave(new URL(request.url())))
  await motto.fill('Ready.')
  await isSaving
  await page.locator('#action-save').click()
  await page.locator('.form-submit .popup-button').first().click()
  await page.locator('#publish-locale').click()
  await expect(motto).toBeDisabled()
  release()
  await expect(page.locator('.toast-success')).toContainText('Alle Sprachen')
  await expect(motto).toBeEnabled()
})

test('nothing can be typed into rich text while an action waits', async ({ page }) => {
  await login(page, product.url, product.editor)
  const editor = await openRichText(page, product)
  const release = await holdRequests(page, isAutosave)
  const isSaving = page.waitForRequest((request) => isAutosave(new URL(request.url())))
  await editor.click()
  await page.keyboard.type('Erlaubt ')
  await isSaving
  await page.locator('#action-save').click()
  await expect(page.locator('#field-title')).toBeDisabled()
  await editor.focus()
  await page.keyboard.type('Verboten ')
  release()
  await expect(page.locator('.toast-success')).toContainText('Veröffentlicht')
  await editor.click()
  await page.keyboard.type('Wieder ')
  await expect(editor).toContainText('Wieder')
  await expect(editor).toContainText('Erlaubt')
  await expect(editor).not.toContainText('Verboten')
})
