import { setTimeout as wait } from 'node:timers/promises'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { withDatabase } from '../support/with-database.ts'
import { readChips } from './agreement.ts'
import { type Editor, readStoredText, textInput } from './editor.ts'
import { until } from './until.ts'

type Step = (editor: Editor) => Promise<void>

let written = 0

/**
 * Returns a unique word without digits, because the site joins digits to the next word with a
 * no-break space.
 */
function newText({ uiLanguage }: Editor): string {
  const number = String(written++).padStart(6, '0')
  const letters = number.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
  return `${uiLanguage === 'de' ? 'Satz' : 'Phrase'}${letters}`
}

async function expectSaved(editor: Editor, text: string, locale: Locale): Promise<void> {
  const saved = await until(
    () => readStoredText(editor, true, locale),
    (stored) => stored.text === text,
  )
  if (saved.text !== text) throw new Error(`"${text}" was typed, but "${saved.text}" is saved`)
}

const type: Step = async (editor) => {
  const text = newText(editor)
  await textInput(editor).fill(text)
  await expectSaved(editor, text, editor.locale)
}

/** The click may come before, during or after the autosave. */
const typeAndPublish: Step = async (editor) => {
  const text = newText(editor)
  await textInput(editor).fill(text)
  await wait(editor.random.below(1200))
  await editor.page.locator('#action-save').click()
  const published = await until(
    () => readStoredText(editor, false),
    (stored) => stored.text === text && stored.isPublished,
  )
  if (published.text !== text) throw new Error(`"${text}" was published, but is not public`)
}

const typeAndSwitch: Step = async (editor) => {
  const { locale } = editor
  const text = newText(editor)
  await textInput(editor).fill(text)
  await wait(editor.random.below(900))
  await switchLanguage(editor)
  await expectSaved(editor, text, locale)
}

const switchLanguage: Step = async (editor) => {
  const { locale: from, page, random } = editor
  const to = random.pick(locales.filter((each) => each !== from))
  await page
    .locator(`fieldset button[data-state]:has(strong:text-is("${to.toUpperCase()}"))`)
    .click()
  await page.waitForURL(new RegExp(`locale=${to}`))
  editor.locale = to
  const { text } = await readStoredText(editor, true)
  await until(
    () => textInput(editor).inputValue(),
    (shown) => shown === text,
  )
}

const publishIfPossible: Step = async ({ page }) => {
  const button = page.locator('#action-save')
  if (await button.isEnabled()) await button.click()
}

const discard: Step = async (editor) => {
  const { page } = editor
  await type(editor)
  const button = page.locator('#action-revert-to-published')
  const { isPublished, text } = await readStoredText(editor, false)
  if (!isPublished) return
  await button.click()
  await page.locator('dialog[open] #confirm-action').click()
  await expectSaved(editor, text, editor.locale)
}

const restore: Step = async (editor) => {
  const { document, locale, page, random, url } = editor
  const kind = document.path.startsWith('globals/') ? '' : 'collections/'
  await page.goto(`${url}/admin/${kind}${document.path}/versions?locale=${locale}`)
  const links = page.locator('.versions tbody a')
  const count = await links.count()
  if (count > 0) {
    await links.nth(random.below(Math.min(count, 8))).click()
    await page.locator('.restore-version button').nth(random.below(2)).click()
    await page.locator('dialog[open] #confirm-action').click()
    await page.waitForURL(new RegExp(`${document.path}\\?locale=${locale}$`))
  }
  await editor.open(document, locale)
}

/** Schedules a publication and then either cancels it or makes it due. */
const plan: Step = async (editor) => {
  const { document, folder, page, random, staff } = editor
  await type(editor)
  const { text } = await readStoredText(editor, true)
  await page.locator('.form-submit .popup-button').click()
  await page.locator('#schedule-publish').click()
  await page.locator('input[type=datetime-local]').fill('2099-01-01T14:07')
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.locator('input[type=datetime-local]') })
  await dialog.locator('button.btn--style-primary').click()
  await until(
    () => readChips(editor),
    (chips) => chips[editor.locale] === 'planned',
  )
  if (random.below(2) === 0) {
    await dialog.getByRole('listitem').first().getByRole('button').click()
  } else {
    const { plans } = await staff.send('GET', `${document.path}/publication`)
    await withDatabase(ownDatabaseUrl(folder), (client) =>
      client.query('UPDATE payload_jobs SET wait_until = now() WHERE id = $1', [plans[0]?.id]),
    )
    const published = await until(
      () => readStoredText(editor, false),
      (stored) => stored.text === text,
    )
    if (published.text !== text) throw new Error(`the plan did not publish "${text}"`)
  }
  await editor.open(document, editor.locale)
}

const openAnother: Step = async (editor) => {
  await editor.open(editor.random.pick(editor.documents), editor.random.pick(locales))
}

const trashAndRestore: Step = async (editor) => {
  const { staff } = editor
  const feature = editor.documents.find(({ path }) => path.startsWith('features/'))
  if (!feature) return
  await editor.open(feature, editor.locale)
  const { isPublished, text } = await readStoredText(editor, false)
  await staff.send('PATCH', feature.path, { deletedAt: new Date().toISOString() })
  const page = () => fetch(`${editor.url}/${editor.locale}`).then((response) => response.text())
  const gone = await until(page, (html) => !html.includes(text))
  if (isPublished && gone.includes(text)) throw new Error(`"${text}" is in the trash, but public`)
  await staff.send('PATCH', `${feature.path}?trash=true`, { deletedAt: null })
  await editor.open(feature, editor.locale)
}

const reorder: Step = async ({ random, staff }) => {
  const { docs } = await staff.send('GET', 'features?sort=_order&depth=0&limit=0')
  const ids: number[] = docs.map(({ id }: { id: number }) => id)
  const [moved, target] = [random.pick(ids), random.pick(ids)]
  if (moved === target) return
  await staff.send('POST', 'reorder', {
    ...{ collectionSlug: 'features', docsToMove: [moved], newKeyWillBe: 'greater' },
    ...{ orderableFieldName: '_order', target: { id: target } },
  })
}

/** The steps that an editor chooses from; frequent ones are listed more than once. */
export const steps: readonly (readonly [string, Step])[] = [
  ['type', type],
  ['type and publish', typeAndPublish],
  ['type and publish', typeAndPublish],
  ['type and switch', typeAndSwitch],
  ['switch', switchLanguage],
  ['publish', publishIfPossible],
  ['discard', discard],
  ['restore', restore],
  ['plan', plan],
  ['open another', openAnother],
  ['trash and restore', trashAndRestore],
  ['reorder', reorder],
]

/**
 * The second editor takes over what the first is editing; then both return to their own documents.
 */
export async function takeOver(first: Editor, second: Editor): Promise<void> {
  await type(first)
  await second.open(first.document, first.locale)
  await second.page.locator('#document-locked-take-over').click()
  await second.page.locator('#document-locked-take-over').waitFor({ state: 'hidden' })
  await type(second)
  const { text } = await readStoredText(second, true)
  await textInput(first).fill(newText(first))
  await wait(2000)
  await expectSaved(second, text, second.locale)
  await typeAndPublish(second)
  // Leaving the document releases its lock, so that the first editor can continue.
  await second.page.locator('.step-nav a').first().click()
  await second.page.waitForURL(/\/admin\/?$/)
  const locks = await until(
    () => locksOf(first),
    (count) => count === 0,
  )
  if (locks > 0) throw new Error('The document stays locked after the editor left it')
  await second.open(second.documents[0] ?? second.document, second.locale)
  await first.open(first.document, first.locale)
}

/** Returns the number of locks on the editor's document. */
async function locksOf({ document, staff }: Editor): Promise<number> {
  const [collection, id] = document.path.split('/')
  const where =
    collection === 'globals'
      ? `where[globalSlug][equals]=${id}`
      : `where[document.relationTo][equals]=${collection}&where[document.value][equals]=${id}`
  return (await staff.send('GET', `payload-locked-documents?${where}&depth=0`)).totalDocs
}
