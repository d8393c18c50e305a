import { locales } from '../../src/i18n/locales.ts'
import { type Editor, readStoredText, textInput } from './editor.ts'
import { until } from './until.ts'

/**
 * Returns the disagreements between the language chips, the button, the form, the stored content
 * and the public page.
 */
export async function findDisagreements(editor: Editor): Promise<string[]> {
  const checks = [checkChips, checkButton, checkForm, checkPages]
  const found: string[] = []
  for (const check of checks) {
    // A save or a re-rendered page may still be pending.
    const outcome = await until(
      () => check(editor),
      ({ length }) => length === 0,
    )
    found.push(...outcome)
  }
  return found
}

/**
 * Returns the state of each language chip, for example `published`. `planned` takes precedence over
 * other states.
 */
export async function readChips({ page }: Editor): Promise<Record<string, string>> {
  const chips = await page
    .locator('fieldset button[data-state]')
    .evaluateAll((buttons) =>
      buttons.map((button) => [
        button.querySelector('strong')?.textContent?.toLowerCase(),
        button.getAttribute('data-state'),
      ]),
    )
  return Object.fromEntries(chips)
}

async function checkChips(editor: Editor): Promise<string[]> {
  const chips = await readChips(editor)
  const found: string[] = []
  for (const locale of locales) {
    const [published, saved] = await readBoth(editor, locale)
    const shown = chips[locale]
    const isPublic = shown === 'published' || shown === 'changed'
    if (shown === 'planned') continue
    if (isPublic !== published.isPublished)
      found.push(`the chip of ${locale} says ${shown}, which is wrong`)
    if (shown === 'published' && published.text !== saved.text) {
      found.push(
        `the chip of ${locale} says published, but "${saved.text}" is saved and "${published.text}" is public`,
      )
    }
  }
  return found
}

async function checkButton(editor: Editor): Promise<string[]> {
  const isEnabled = await editor.page.locator('#action-save').isEnabled()
  const { body } = await readPublication(editor)
  const own = body.languages.find(({ locale }) => locale === editor.locale)
  const hasChanges = own?.state !== 'published'
  return isEnabled === hasChanges
    ? []
    : [`the button is ${isEnabled ? 'enabled' : 'disabled'} (${own?.state})`]
}

async function checkForm(editor: Editor): Promise<string[]> {
  const shown = await textInput(editor).inputValue()
  const { text } = await readStoredText(editor, true)
  return shown === text ? [] : [`the form shows "${shown}", but "${text}" is saved`]
}

/** Ignores seeded texts, which may contain placeholders and appear in several places. */
const isTyped = (text: string): boolean => /^(Satz|Phrase)[a-j]{6}$/.test(text)

async function checkPages(editor: Editor): Promise<string[]> {
  const found: string[] = []
  for (const locale of locales) {
    const [published, saved] = await readBoth(editor, locale)
    const page = await (await fetch(`${editor.url}/${locale}`)).text()
    if (published.isPublished && isTyped(published.text) && !page.includes(published.text)) {
      found.push(`/${locale} does not show "${published.text}"`)
    }
    const isSecret = saved.text !== published.text || !published.isPublished
    if (isSecret && isTyped(saved.text) && page.includes(saved.text)) {
      found.push(`/${locale} shows the draft "${saved.text}"`)
    }
  }
  return found
}

type Publication = { languages: { locale: string; state: string }[] }

async function readPublication({ document, staff }: Editor): Promise<{ body: Publication }> {
  return { body: await staff.send('GET', `${document.path}/publication`) }
}

function readBoth(editor: Editor, locale: (typeof locales)[number]) {
  return Promise.all([readStoredText(editor, false, locale), readStoredText(editor, true, locale)])
}
