import type { Request, Route } from '@playwright/test'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { holdRequests, holdServerFunctions } from '../support/hold-requests.ts'
import { isUnloadAllowed } from '../support/is-unload-allowed.ts'
import { languageChip } from '../support/language-chip.ts'
import { openFromList } from '../support/open-from-list.ts'
import { openRichText } from '../support/open-rich-text.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { saveScreenshots } from '../support/screenshots.ts'

const product = restoredProduct()
test.use({
  expectedErrors: [
    // A request whose response is read while the clock jumps is aborted, too.
    /status of 503|ERR_FAILED .*(payload-preferences|autosave)|submitting form Error: Nicht gespeichert|TimeoutError|AbortError/,
  ],
})

for (const [name, end] of [
  ['fails', (route: Route) => route.abort()],
  // As by a network that asks to log in.
  ['is answered with a page', (route: Route) => route.fulfill({ body: '<!doctype html>' })],
] as const) {
  test(`what is typed is saved even if the request for a preference ${name}`, async ({ page }) => {
    await login(page, product.url, product.editor)
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    const preferences = '**/api/payload-preferences/collection-personas-*'
    await page.route(preferences, (route) => end(route).then(resolve), { times: 1 })
    await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
    await ended
    const motto = page.locator('#field-motto')
    for (const typed of ['The first one.', 'The second one.', 'The third one.']) {
      await motto.fill(`${typed} It ${name}.`)
      await expect
        .poll(async () => (await product.readDraft('en')).motto)
        .toBe(`${typed} It ${name}.`)
    }
  })
}

for (const { name, selector } of [
  { name: 'a list of phrases', selector: '#field-targetGroups' },
  { name: 'a text', selector: '#field-motto' },
  { name: 'a text of several lines', selector: '#field-description' },
]) {
  test(`what is typed into ${name} stays together while the form takes over a save`, async ({
    page,
  }) => {
    await login(page, product.url, product.editor)
    await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=ro`)
    const field = page.locator(selector)
    await expect(field).toBeEnabled()
    const { before, inserted } = await field.evaluate(insertAfterResponses, {
      responses: 4,
      milliseconds: 100,
    })
    const after = 'x'.repeat(inserted)
    await expect(field).toHaveValue(before.slice(0, 1) + after + before.slice(1))
  })
}

/**
 * Types after the first character of a text, and again for some milliseconds after each response to the form. The
 * inputs alternate with React's tasks, so that some come while a change of the form's state is pending.
 */
async function insertAfterResponses(
  input: HTMLTextAreaElement,
  { responses, milliseconds }: { responses: number; milliseconds: number },
): Promise<{ before: string; inserted: number }> {
  const before = input.value
  const { fetch } = window
  const { port1, port2 } = new MessageChannel()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let until = 0
  let count = 0
  let inserted = 0
  const insert = () => {
    document.execCommand('insertText', false, 'x')
    inserted += 1
  }
  port1.onmessage = () => {
    insert()
    if (performance.now() < until) port2.postMessage(undefined)
    else if (count >= responses) end()
  }
  window.fetch = async (...request) => {
    const response = await fetch(...request)
    count += 1
    if (performance.now() > until) {
      until = performance.now() + milliseconds
      port2.postMessage(undefined)
    }
    return response
  }
  input.focus()
  input.setSelectionRange(1, 1)
  insert()
  await ended
  window.fetch = fetch
  return { before, inserted }
}

test('what is typed during an autosave stays when another field is typed into', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=pt`)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const isSave = (url: URL) =>
    url.pathname.endsWith(product.viktor) && url.search.includes('autosave')
  // For the first one only. `times` would end the interception while the next one is being sent.
  let isHeld = true
  await page.route(isSave, async (route) => {
    if (!isHeld) return route.continue()
    isHeld = false
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })
  const isSent = page.waitForRequest((request) => isSave(new URL(request.url())))
  const motto = page.locator('#field-motto')
  const description = page.locator('#field-description')
  await motto.fill('Uma frase')
  await isSent
  await motto.press('End')
  await motto.pressSequentially(' inteira.')
  await description.fill('Outra frase.')
  release()
  await expect
    .poll(async () => {
      const draft = await product.readDraft('pt')
      return [draft.motto, draft.description]
    })
    .toEqual(['Uma frase inteira.', 'Outra frase.'])
  await expect(motto).toHaveValue('Uma frase inteira.')
})

test('what is entered into a new row stays when an autosave from before its fields were there has ended', async ({
  page,
}) => {
  const readRows = async () =>
    (await product.staff.send('GET', 'globals/claims?draft=true&depth=0')).items
  const row = page.locator(`#items-row-${(await readRows()).length}`)
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/globals/claims?locale=de`)
  const { held, isHeld } = await holdServerFunctions(page)
  const isSaved = page.waitForResponse(/autosave=true/)
  await page.locator('#field-items > .array-field__add-row').click()
  await isHeld(1)
  await isSaved
  held[0]?.()
  await isHeld(2)
  await row.locator('input[name$=value]').fill('42')
  await row.getByRole('combobox').click()
  await row.getByRole('option', { name: 'Prozent' }).click()
  held[1]?.()
  // It is sent after the response to the one before has been processed.
  await isHeld(3)
  await expect(row.locator('input[name$=value]')).toHaveValue('42')
  await expect(row.locator('.field-type.select')).toContainText('Prozent')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const release of held) release()
  await expect
    .poll(async () => (await readRows()).at(-1))
    .toMatchObject({ value: '42', kind: 'percent' })
})

test('a row that is opened during an autosave stays open, as does a new one', async ({ page }) => {
  const { id } = await product.staff.find('legal-pages', 'slug', 'privacy')
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/legal-pages/${id}?locale=de`)
  const { held, isHeld } = await holdServerFunctions(page)
  const headings = page.locator('#field-sections input[name$=heading]')
  const first = page.locator('.array-field__row').first()
  await page.locator('#field-title').fill('Datenschutz bei uns')
  await isHeld(1)
  await first.locator('.collapsible__toggle').first().click()
  await expect(headings.first()).toBeVisible()
  held[0]?.()
  await isHeld(2)
  held[1]?.()
  await page.locator('#field-title').fill('Datenschutz hier')
  // It is sent after the responses before it have been processed.
  await isHeld(3)
  await expect(headings.first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  held[2]?.()
  await page.locator('#field-sections > .array-field__add-row').click()
  await expect(headings.last()).toBeVisible()
})

test('a row that is duplicated during an autosave has all of its fields', async ({ page }) => {
  await login(page, product.url, product.editor)
  const text = await openRichText(page, product)
  const { held, isHeld } = await holdServerFunctions(page)
  await page.locator('#field-title').fill('Datenschutz und mehr')
  await isHeld(1)
  await page.locator('#sections-row-0 .array-actions__button').click()
  await page.getByRole('button', { name: 'Duplizieren' }).last().click()
  held[0]?.()
  await isHeld(2)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const release of held) release()
  await expect(page.locator('#sections-row-1 [data-lexical-editor]')).toHaveText(
    (await text.textContent()) ?? '',
  )
})

test('what is typed during an autosave that waited for another one is saved', async ({ page }) => {
  await login(page, product.url, product.editor)
  // The page's clock advances only with runFor, so that an autosave starts when the test wants it.
  await page.clock.install()
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=ro`)
  const motto = page.locator('#field-motto')
  await expect(motto).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 60_000)
  const held: (() => void)[] = []
  await page.route(/autosave=true/, async (route) => {
    const response = await route.fetch()
    await new Promise<void>((resolve) => held.push(resolve))
    await route.fulfill({ response })
  })
  const isHeld = (count: number) => expect.poll(() => held.length).toBe(count)

  await motto.fill('Prima')
  await page.clock.runFor(1000)
  await isHeld(1)
  await motto.press('End')
  await motto.pressSequentially(' a doua')
  await page.clock.runFor(1000)
  held[0]?.()
  await isHeld(2)
  await motto.pressSequentially(' a treia')
  const isMerged = page.waitForResponse((response) => 'next-action' in response.request().headers())
  held[1]?.()
  await isMerged
  const mayLeave = async () => {
    await page.clock.runFor(1)
    return page.evaluate(isUnloadAllowed)
  }
  await expect.poll(mayLeave).toBe(false)
  await page.unroute(/autosave=true/)
  await page.clock.resume()
  await expect.poll(async () => (await product.readDraft('ro')).motto).toBe('Prima a doua a treia')
})

test('what is typed while the form is saved, because the connection has returned, is saved', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
  const isAutosave = (url: URL) => url.searchParams.has('autosave')
  await page.route(isAutosave, (route) => route.abort())
  const motto = page.locator('#field-motto')
  await motto.fill('In the tunnel')
  await expect(page.getByText('Nicht gespeichert', { exact: true })).toBeVisible()
  await page.unroute(isAutosave)
  const release = await holdRequests(page, isAutosave)
  const isSaving = page.waitForRequest((request) => isAutosave(new URL(request.url())))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await isSaving
  await page.keyboard.press('End')
  await page.keyboard.type(' and out again')
  await expect(motto).toHaveValue('In the tunnel and out again')
  release()
  await expect
    .poll(async () => (await product.readDraft('en')).motto)
    .toBe('In the tunnel and out again')
})

for (const { name, isHeld } of [
  { name: 'save', isHeld: (request: Request) => request.url().includes('autosave=true') },
  { name: 'server function', isHeld: (request: Request) => 'next-action' in request.headers() },
  {
    name: 'request for a preference',
    isHeld: (request: Request) => request.url().includes('/payload-preferences/collection-'),
  },
]) {
  test(`what is typed is saved although a ${name} before never gets a response`, async ({
    page,
  }) => {
    await login(page, product.url, product.editor)
    await page.clock.install()
    // As if the computer had changed to another network.
    const { promise: held, resolve: hold } = Promise.withResolvers<void>()
    let isFirst = true
    await page.route('**', async (route, request) => {
      if (!isFirst || !isHeld(request)) return route.continue()
      isFirst = false
      hold()
    })
    await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
    const motto = page.locator('#field-motto')
    await motto.fill('In the office')
    await held
    for (const typed of ['On the train', 'On the train and at home', 'At home']) {
      await motto.fill(typed)
      await page.clock.fastForward('20:00')
      await expect.poll(async () => (await product.readDraft('en')).motto).toBe(typed)
    }
  })
}

test('a document is published although the request for its state never gets a response', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.clock.install()
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
  await page.locator('#field-motto').fill('On the phone, at night')
  await page.clock.fastForward('00:10')
  await expect
    .poll(async () => (await product.readDraft('en')).motto)
    .toBe('On the phone, at night')
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  await page.route(/\/publication\b/, () => hold(), { times: 1 })
  await page.locator('#action-save').click()
  await held
  await page.clock.fastForward('02:00')
  await expect.poll(() => product.fetchText('/en')).toContain('On the phone, at night')
})

test('what could not be saved is saved later, without another key, as its form says', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.clock.install()
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
  const isAutosave = (url: URL) => url.searchParams.has('autosave')
  // As while the server is restarted.
  await page.route(isAutosave, (route) => route.abort(), { times: 1 })
  await page.locator('#field-motto').fill('During a restart')
  await expect(page.getByText('Nicht gespeichert', { exact: true })).toBeVisible()
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:30')
      return (await product.readDraft('en')).motto
    })
    .toBe('During a restart')
  await expect(page.getByText('Nicht gespeichert', { exact: true })).toHaveCount(0)
})

test('a form is left without a question after each autosave', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=pt`)
  for (const text of ['Um.', 'Dois.', 'Três.']) {
    await page.locator('#field-motto').fill(text)
    await expect.poll(async () => (await product.readDraft('pt')).motto).toBe(text)
    // The server has stored the draft before the page has received the response.
    await expect.poll(() => page.evaluate(isUnloadAllowed)).toBe(true)
  }
})

test('a form whose autosave was rejected says that it is not saved', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=ro`)
  const isAutosave = (url: URL) => url.searchParams.has('autosave')
  await page.route(isAutosave, (route) =>
    route.fulfill({ status: 503, json: { errors: [{ message: 'Zu viel' }] } }),
  )
  const notSaved = page.getByText('Nicht gespeichert', { exact: true })
  await page.locator('#field-motto').fill('Verloren?')
  await expect(notSaved).toBeVisible()
  await expect(page.locator('.autosave')).toBeHidden()
  await saveScreenshots(page, 'not-saved')
  await page.unroute(isAutosave)
  await page.locator('#field-motto').fill('Gespeichert.')
  await expect.poll(async () => (await product.readDraft('ro')).motto).toBe('Gespeichert.')
  await expect(notSaved).toHaveCount(0)
  await expect(page.locator('.autosave')).toContainText('Letzte Speicherung')
})

test('what is typed after a click on a notice is typed into the field that was clicked', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=ro`)
  const isAutosave = (url: URL) => url.searchParams.has('autosave')
  await page.route(isAutosave, (route) =>
    route.fulfill({ status: 503, json: { errors: [{ message: 'Zu viel' }] } }),
  )
  const [motto, description] = [page.locator('#field-motto'), page.locator('#field-description')]
  await motto.fill('Motto')
  const notice = page.locator('.payload-toast-item').filter({ hasText: 'Zu viel' }).first()
  await notice.getByText('Zu viel').click()
  await expect(notice).toBeFocused()
  await page.unroute(isAutosave)
  await description.click()
  await expect(description).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Descriere')
  await expect(description).toHaveValue('Descriere')
  await expect(motto).toHaveValue('Motto')

  await test.step('also after the notice has been closed', async () => {
    await notice.hover()
    await notice.getByRole('button').click()
    await description.click()
    await expect(page.locator('.payload-toast-item')).toHaveCount(0)
    await expect(description).toBeFocused()
  })
})

test('a rejected save of a form without autosave can be tried again', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/media?locale=de`)
  await openFromList(page.locator('.cell-filename a').first())
  const alt = page.locator('#field-alt')
  await alt.fill('Beim zweiten Mal')
  const isSave = (url: URL) => /\/api\/media\/\d+$/.test(url.pathname)
  await page.route(isSave, (route) => route.fulfill({ status: 503, json: { errors: [] } }), {
    times: 1,
  })
  const save = page.locator('#action-save')
  const isRejected = page.waitForResponse((response) => response.status() === 503)
  await save.click()
  await isRejected
  await save.click()
  await expect(page.locator('.toast-success')).toBeVisible()
})

test('a form without autosave can be typed into although the request for its permissions after a save never gets a response', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.clock.install()
  await page.goto(`${product.url}/admin/collections/media?locale=de`)
  await openFromList(page.locator('.cell-filename a').first())
  const alt = page.locator('#field-alt')
  await alt.fill('Am Empfang')
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  await page.route(/\/api\/media\/access\//, () => hold(), { times: 1 })
  await page.locator('#action-save').click()
  await held
  await page.clock.fastForward('02:00')
  await alt.fill('Am Telefon')
  await page.locator('#action-save').click()
  await expect(alt).toHaveValue('Am Telefon')
  await expect(page.locator('.toast-success').first()).toBeVisible()
})

test('a changed draft of a published page is marked as changed and can be reverted', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/globals/landing?locale=de`)
  const headline = page.locator('#field-hero__headline')
  const published = await headline.inputValue()
  await headline.fill('Nur ein Entwurf')
  await expect
    .poll(
      async () => (await product.staff.send('GET', 'globals/landing?locale=de&draft=true')).hero,
    )
    .toMatchObject({ headline: 'Nur ein Entwurf' })
  await page.reload()
  await expect(languageChip(page, 'Deutsch')).toHaveAccessibleName('DE geändert, Deutsch')
  const release = await holdRequests(page, /discard-draft/)
  await page.locator('#action-revert-to-published').click()
  await page.locator('dialog[open] #confirm-action').click()
  await expect(headline, 'while the draft is discarded').toBeDisabled()
  release()
  await expect(headline).toHaveValue(published)
  await expect(headline).toBeEnabled()
  await languageChip(page, 'Englisch').click()
  await page.waitForURL(/locale=en/)
  await page.goBack()
  await page.waitForURL(/locale=de/)
  await expect(headline, 'after Back').toHaveValue(published)
})

test('the form of a very long document is updated after an autosave', async ({ page }) => {
  const { id } = await product.staff.find('legal-pages', 'slug', 'privacy')
  const path = `legal-pages/${id}?locale=de&draft=true&depth=0`
  const { sections } = await product.staff.send('GET', path)
  const text = (words: string, format = 0) => ({
    ...{ type: 'text', version: 1, detail: 0, format, mode: 'normal', style: '', text: words },
  })
  const paragraph = {
    ...{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: [text('Absatz, '), text('fett', 1), text(' und '), text('kursiv', 2), text('.')],
  }
  const children = Array.from({ length: 350 }, () => paragraph)
  const root = { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children }
  const long = sections.map((section: object, index: number) =>
    index < 2 ? { ...section, body: { root } } : section,
  )
  await product.staff.send('PATCH', path, { sections: long })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/legal-pages/${id}?locale=de`)
  const isUpdated = page.waitForResponse((response) => {
    const request = response.request()
    return 'next-action' in request.headers() && (request.postData()?.length ?? 0) > 1024 * 1024
  })
  await page.locator('#field-title').fill('Datenschutz')
  expect((await isUpdated).status()).toBe(200)
})

test('what is typed before the response to an added row is complete stays together', async ({
  page,
}) => {
  await page.addInitScript(holdEndOfServerFunctions)
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=de`)
  await page.getByRole('button', { name: 'Eigene Seite' }).click()
  await page.getByRole('button', { name: 'Häufige Fragen' }).click()
  const addRow = async () => {
    const isAnswered = page.waitForResponse(
      (response) => 'next-action' in response.request().headers(),
    )
    await page.getByRole('button', { name: 'Frage hinzufügen' }).click()
    await isAnswered
  }
  await addRow()
  await page.evaluate(() => document.documentElement.toggleAttribute('data-hold'))
  await addRow()
  const field = page.locator('#field-page__faq__items__0__answer')
  await field.focus()
  await page.keyboard.type('Unsere Assistentin nimmt jeden Anruf an.', { delay: 50 })
  await page.evaluate(() => dispatchEvent(new Event('continue')))
  await expect(field).toHaveValue('Unsere Assistentin nimmt jeden Anruf an.')
})

/**
 * Runs in the browser: while the page has the attribute `data-hold`, the lines after the second one of a response to a
 * server function arrive after the event `continue`, as after a lost packet.
 */
function holdEndOfServerFunctions(): void {
  const send = window.fetch
  window.fetch = async (input, init) => {
    const response = await send(input, init)
    const isHeld = document.documentElement.hasAttribute('data-hold')
    if (!isHeld || !new Headers(init?.headers).has('next-action')) return response
    const text = await response.text()
    const end = text.indexOf('\n', text.indexOf('\n1:') + 1) + 1
    const body = new ReadableStream({
      start(controller) {
        const enqueue = (part: string) => controller.enqueue(new TextEncoder().encode(part))
        enqueue(text.slice(0, end))
        addEventListener('continue', () => {
          enqueue(text.slice(end))
          controller.close()
        })
      },
    })
    return new Response(body, response)
  }
}

test('what another page copies as content of an editor is pasted as plain text', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  const editor = await openRichText(page, product)
  await editor.click()
  await editor.evaluate((element) => {
    const style = 'position: fixed; inset: 0'
    const text = { type: 'text', text: 'Bitte neu anmelden', style, version: 1 }
    const nodes = [{ type: 'paragraph', children: [text], version: 1 }]
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Ein Satz')
    clipboardData.setData(
      'application/x-lexical-editor',
      JSON.stringify({ namespace: 'lexical', nodes }),
    )
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  })
  await expect(editor).toContainText('Ein Satz')
  await expect(editor).not.toContainText('Bitte neu anmelden')
})
