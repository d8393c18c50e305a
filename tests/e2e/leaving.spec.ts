import type { Page } from '@playwright/test'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { isUnloadAllowed } from '../support/is-unload-allowed.ts'
import { languageChip } from '../support/language-chip.ts'
import { openFromList } from '../support/open-from-list.ts'
import { admin } from '../support/product.ts'
import { startRelay } from '../support/relay.ts'
import { logIn, send } from '../support/rest.ts'
import { restoredProduct } from '../support/restored-product.ts'

const product = restoredProduct()
test.use({
  expectedErrors: [
    /status of (400|409|423)|ERR_FAILED .*autosave|submitting form Error: Nicht gespeichert|AbortError: BodyStreamBuffer/,
  ],
})

test('leaving a document unlocks it, even after taking it over', async ({ browser, page }) => {
  const { id } = await product.staff.find('personas', 'slug', 'alexandra')
  const address = `${product.url}/admin/collections/personas/${id}?locale=ro`
  const locks = async () => {
    const where = `where[document.value][equals]=${id}`
    const { docs } = await product.staff.send('GET', `payload-locked-documents?${where}&depth=0`)
    return docs.map(({ user }: { user: { value: number } }) => user.value)
  }
  const leave = (from: Page) =>
    from.locator('.step-nav').getByRole('link', { name: 'Assistenten' }).click()
  await login(page, product.url, product.editor)
  await page.goto(address)
  await page.locator('#field-motto').fill('Prima.')
  await expect.poll(locks).toHaveLength(1)
  const [editor] = await locks()

  const second = await browser.newPage()
  await login(second, product.url, admin)
  await second.goto(address)
  const takeOver = second.locator('#document-locked-take-over')
  await takeOver.click()
  await expect(takeOver).toBeHidden()
  await expect(second.locator('#field-motto')).toBeEditable()
  await expect.poll(locks).not.toContain(editor)
  await leave(second)
  await expect.poll(locks).toEqual([])

  await second.goto(address)
  await second.locator('#field-motto').fill('A doua.')
  await expect
    .poll(async () => (await product.readDraft('ro', `personas/${id}`)).motto)
    .toBe('A doua.')
  await second.locator('#field-motto').fill('A doua, scrisă în grabă.')
  await leave(second)
  await expect
    .poll(async () => (await product.readDraft('ro', `personas/${id}`)).motto)
    .toBe('A doua, scrisă în grabă.')
  await expect.poll(locks).toEqual([])

  await second.goto(address)
  await second.locator('#field-motto').fill('A treia.')
  await expect
    .poll(async () => (await product.readDraft('ro', `personas/${id}`)).motto)
    .toBe('A treia.')
  await second.goto(`${product.url}/ro`)
  await expect.poll(locks).toEqual([])
  await second.close()
})

for (const { name, path, field, link, shown } of [
  {
    name: 'a language',
    path: () => `${product.viktor}?locale=de`,
    field: '#field-motto',
    link: (page: Page) => languageChip(page, 'Englisch'),
    shown: '#field-motto',
  },
  {
    name: 'a link of a form without autosave',
    path: () => 'media/1?locale=de',
    field: '#field-alt',
    link: (page: Page) => page.locator('.step-nav a').first(),
    shown: '.dashboard',
  },
]) {
  test(`nothing can be typed, which would be lost, while the page behind ${name} is loading`, async ({
    page,
  }) => {
    await login(page, product.url, product.editor)
    await page.goto(`${product.url}/admin/collections/${path()}`)
    const input = page.locator(field)
    await input.click()
    const before = await input.inputValue()
    const release = await holdRequests(page, (url) => url.searchParams.has('_rsc'))
    await link(page).click()
    await input.focus()
    await page.keyboard.type('Verloren')
    await expect(input).toHaveValue(before)
    release()
    await page.waitForURL((url) => !url.search.includes('locale=de'))
    await expect(page.locator(shown).first()).toBeVisible()
    if (shown === field) {
      await input.click()
      await page.keyboard.type('!')
      await expect(input).toHaveValue(/!/)
    }
  })
}

test('a form says that only the beginning of the next page has arrived, and can be loaded again', async ({
  page,
}) => {
  let isStalled = false
  const relay = await startRelay(product.url, undefined, ({ url = '' }) => {
    const isFirst = url.includes('_rsc') && !isStalled
    isStalled ||= isFirst
    return isFirst
  })
  try {
    await login(page, relay.url, product.editor)
    await page.clock.install()
    await page.goto(`${relay.url}/admin/collections/${product.viktor}?locale=de`)
    await page.locator('#field-motto').click()
    await languageChip(page, 'Englisch').click()
    await expect.poll(() => isStalled).toBe(true)
    await expect(page.locator('.document-fields[inert]')).toHaveCount(1)
    await page.clock.fastForward('01:01')
    await page.getByRole('button', { name: 'Seite neu laden' }).click()
    await expect(page.locator('.document-fields[inert]')).toHaveCount(0)
    await expect(page.locator('#field-motto')).toBeEditable()
  } finally {
    relay.close()
  }
})

test('what was typed just before switching the language is saved', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
  await page.locator('.localizer button').first().click()
  await expect(page.locator('[data-locale=pt]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('#field-motto').fill('Typed in a hurry.')
  await page.locator('.localizer button').first().click()
  await page.locator('[data-locale=pt]').click()
  await page.waitForURL(/locale=pt/)
  await expect.poll(async () => (await product.readDraft('en')).motto).toBe('Typed in a hurry.')
})

test('a save that still waits when its form is left does not replace a later one', async ({
  page,
}) => {
  const release = await leaveWithWaitingSave(page, ['One.', 'Two.'])
  await saveElsewhere('From the other window.')
  const answers: number[] = []
  page.on('response', (response) => {
    if (isAutosave(new URL(response.url()))) answers.push(response.status())
  })
  release()
  await expect.poll(() => answers).toEqual([409, 409])
  expect((await product.readDraft('en')).motto).toBe('From the other window.')
})

test('a save that still waits when its form is opened again does not replace a later one', async ({
  page,
}) => {
  const motto = page.locator('#field-motto')
  const release = await leaveWithWaitingSave(page, ['Three.', 'Four.'])
  await saveElsewhere('From the other window again.')
  await openFromList(page.locator('.cell-name a', { hasText: 'Viktor' }))
  await expect(motto).toHaveValue('From the other window again.')
  const replaced: number[] = []
  page.on('response', (response) => {
    if (response.request().postData()?.includes('Four.')) replaced.push(response.status())
  })
  release()
  await expect(async () => {
    await motto.fill('Typed after returning.')
    await expect
      .poll(async () => (await product.readDraft('en')).motto, { timeout: 3_000 })
      .toBe('Typed after returning.')
  }).toPass({ timeout: 15_000 })
  expect(replaced).not.toContain(200)
})

test('a user who chooses to stay stays after the save as well', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
  const release = await holdRequests(page, isAutosave)
  const motto = page.locator('#field-motto')
  await motto.fill('Typed before staying.')
  const versions = page.getByRole('link', { name: 'Versionen' })
  await versions.click()
  let wasAsked = false
  page.once('dialog', (dialog) => {
    wasAsked = true
    return dialog.dismiss()
  })
  await versions.click()
  await expect.poll(() => wasAsked).toBe(true)
  let hasLeft = false
  page.on('request', (request) => {
    if (request.url().includes('/versions?')) hasLeft = true
  })
  release()
  await expect.poll(() => page.evaluate(isUnloadAllowed)).toBe(true)
  // Next would have requested the link's page.
  await page.evaluate(() => fetch('/healthz'))
  expect(hasLeft).toBe(false)
  await expect(motto).toHaveValue('Typed before staying.')
})

test('a link waits for the save that is running, and stays if it fails', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.clock.install()
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=de`)
  const release = await holdRequests(page, isAutosave, 'abort')
  const motto = page.locator('#field-motto')
  const isSent = page.waitForRequest((request) => isAutosave(new URL(request.url())))
  await motto.fill('Unterwegs getippt.')
  await isSent
  // However long the save takes.
  await page.clock.fastForward(5_000)
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/personas?')) opened.push(request.url())
  })
  await page.locator('.step-nav').getByRole('link', { name: 'Assistenten' }).click()
  await page.evaluate(() => fetch('/healthz'))
  expect(opened).toEqual([])
  release()
  // One for the running save, and one for the save that the link waits for.
  const failed = /^Nicht gespeichert: Der Server/
  await expect(page.locator('.toast-error')).toHaveText([failed, failed])
  await expect(motto).toHaveValue('Unterwegs getippt.')
  await page.unroute(isAutosave)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(async () => (await product.readDraft('de')).motto).toBe('Unterwegs getippt.')
})

for (const moment of ['during the autosave before it', 'while it runs']) {
  test(`a rejected publication is reported, even if the user goes on to the next language ${moment}`, async ({
    page,
  }) => {
    await login(page, product.url, product.editor)
    await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const isPublication = (url: URL) => url.searchParams.has('publishSpecificLocale')
    await page.route(isPublication, async (route) => {
      await isReleased
      await route.continue()
    })
    const opened: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('locale=ro&_rsc=')) opened.push(request.url())
    })
    const isSent = page.waitForRequest((request) => isPublication(new URL(request.url())))
    const publish = page.locator('#action-save')
    const chip = languageChip(page, 'Rumänisch')
    if (moment === 'while it runs') {
      await page.locator('#field-motto').fill('')
      await publish.click()
      await isSent
      await chip.click()
    } else {
      const releaseAutosave = await holdRequests(page, isAutosave)
      const isSaving = page.waitForRequest((request) => isAutosave(new URL(request.url())))
      await page.locator('#field-motto').fill('')
      await isSaving
      await publish.click()
      await chip.click()
      releaseAutosave()
      await isSent
    }
    await page.evaluate(() => fetch('/healthz'))
    expect(opened).toEqual([])
    release()
    await expect(page.locator('.toast-error')).toContainText('Motto fehlt')
    await page.waitForURL(/locale=ro/)
    await expect(page.locator('.toast-error')).toContainText('Motto fehlt')
  })
}

test('leaving in any way asks before it discards what could not be saved, which is saved once there is a connection', async ({
  page,
}) => {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return dialog.dismiss()
  })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/personas?locale=de`)
  await openFromList(page.locator('.cell-name a', { hasText: 'Viktor' }))
  const motto = page.locator('#field-motto')
  await motto.click()
  await page.route(isAutosave, (route) => route.abort())
  await motto.fill('Im Zug getippt.')
  await expect(page.locator('.toast-error')).toHaveText(/^Nicht gespeichert: Der Server/)
  await page.locator('.localizer button').first().click()
  await page.locator('[data-locale=ro]').click()
  await expect.poll(() => questions).toHaveLength(1)
  await page.locator('.step-nav a').last().click()
  await expect.poll(() => questions).toHaveLength(2)
  // Browsers let a page ask only if the user has clicked or typed in it.
  await motto.press('End')
  await page.evaluate(() => history.back())
  await expect.poll(() => questions).toHaveLength(3)
  await expect(motto).toHaveValue('Im Zug getippt.')
  await page.unroute(isAutosave)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(async () => (await product.readDraft('de')).motto).toBe('Im Zug getippt.')
  // The server has stored the draft before the page has received the response.
  await expect.poll(() => page.evaluate(isUnloadAllowed)).toBe(true)
  await page.evaluate(() => history.back())
  await page.waitForURL(/personas(\?.*)?$/)
  const question =
    'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.'
  expect(questions).toEqual(Array(3).fill(question))
})

test('leaving a form without autosave asks, too', async ({ page }) => {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return dialog.dismiss()
  })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/media?locale=de`)
  await openFromList(page.locator('.cell-filename a').first())
  const alt = page.locator('#field-alt')
  await alt.fill('Noch nicht gespeichert')
  await page.locator('.localizer button').first().click()
  await page.locator('[data-locale=ro]').click()
  await expect.poll(() => questions).toHaveLength(1)
  await alt.press('End')
  await page.evaluate(() => history.back())
  await expect.poll(() => questions).toHaveLength(2)
  await expect(alt).toHaveValue('Noch nicht gespeichert')
  await page.locator('.step-nav a').last().click()
  await page.locator('#leave-without-saving #confirm-action').click()
  await expect(alt).toBeHidden()
  expect(questions).toHaveLength(2)
})

test('closing a drawer in any way asks before it discards what is not saved', async ({ page }) => {
  let answer: 'accept' | 'dismiss' = 'dismiss'
  const questions: string[] = []
  const edit = page.locator('#field-image').getByRole('button', { name: 'Bearbeiten' })
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return dialog[answer]()
  })
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/testimonials?locale=de`)
  await openFromList(page.locator('tbody .cell-name a').first())
  await edit.click()
  const alt = page.locator('.drawer #field-alt')
  await alt.press('Escape')
  await expect(alt).toBeHidden()
  // A link within the page, such as to a field with an error, is not Back.
  await page.evaluate(() => {
    location.hash = '#main'
  })
  await edit.click()
  await alt.fill('Noch nicht gespeichert')
  await alt.press('Escape')
  await expect.poll(() => questions).toHaveLength(1)
  await page.locator('.drawer__close').click({ position: { x: 5, y: 200 } })
  await expect.poll(() => questions).toHaveLength(2)
  await expect(alt).toHaveValue('Noch nicht gespeichert')
  answer = 'accept'
  await alt.press('Escape')
  await expect(alt).toBeHidden()
})

test('the browser asks before it discards what is not saved yet, and only then', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=pt`)
  const release = await holdRequests(page, isAutosave)
  const motto = page.locator('#field-motto')
  await motto.click()
  await motto.fill('Às pressas.')
  const question = page.waitForEvent('dialog')
  const reload = page.evaluate(() => location.reload())
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  release()
  await reload
  await expect.poll(async () => (await product.readDraft('pt')).motto).toBe('Às pressas.')
  await expect(languageChip(page, 'Portugiesisch')).toHaveAccessibleName(
    'PT geändert, Portugiesisch',
  )
  // The server has stored the draft before the page has received the response.
  await expect.poll(() => page.evaluate(isUnloadAllowed)).toBe(true)
  const asked: string[] = []
  page.on('dialog', async (each) => {
    asked.push(each.type())
    await each.accept()
  })
  await page.reload()
  await expect(motto).toHaveValue('Às pressas.')
  expect(asked).toEqual([])
})

const isAutosave = (url: URL) => url.searchParams.has('autosave')

/**
 * Leaves a form, despite the question, whose first save has no response yet and whose second one waits for it.
 * Returns a function that lets them through.
 */
async function leaveWithWaitingSave(page: Page, [first, second]: [string, string]) {
  page.on('dialog', (dialog) => dialog.accept())
  await login(page, product.url, product.editor)
  await page.clock.install()
  await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=en`)
  const release = await holdRequests(page, isAutosave)
  const motto = page.locator('#field-motto')
  const isSent = page.waitForRequest((request) => isAutosave(new URL(request.url())))
  await motto.fill(first)
  await isSent
  await motto.fill(second)
  // From here on, the second save waits for the first one.
  await page.clock.fastForward(1_000)
  const back = page.locator('.step-nav a').last()
  await back.click()
  await back.click()
  await expect(motto).toBeHidden()
  return release
}

/** Saves a motto as another window of the editor does. */
async function saveElsewhere(motto: string): Promise<void> {
  const { status } = await send('PATCH', `/api/${product.viktor}?locale=en&draft=true`, {
    as: await logIn(product.editor, product.url),
    body: { motto },
    url: product.url,
  })
  expect(status).toBe(200)
}
