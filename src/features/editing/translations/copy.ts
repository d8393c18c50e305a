import type { StaffLanguage } from '../../../i18n/staff.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { copyKey } from '../../../lib/content/translatable-texts.ts'
import { rememberKeys } from '../../../lib/content/translation-keys.ts'
import { done, type Outcome, reject } from '../../../lib/http/outcome.ts'
import type { User } from '../../../payload-types.ts'
import { loadCoverage } from './data.ts'
import { translationMessages } from './messages.ts'
import type { CopyInput } from './schema.ts'
import { writeTexts } from './write.ts'

/**
 * Copies German texts into a language as a draft, for somebody to translate. Keeps existing
 * translations unless `overwrite` is set. Rejects if the text has changed since it was shown. Resolves to the number of copied texts.
 */
export async function copyFromGerman(
  { document: key, isPublishing, language, overwrite, text: shown }: CopyInput,
  { uiLocale, user }: { uiLocale: StaffLanguage; user: User },
): Promise<Outcome<number>> {
  const messages = translationMessages[uiLocale]
  const document = (await loadCoverage(uiLocale)).find((each) => each.key === key)
  if (!document) return reject(404, messages.noDocument)
  if (!document.hasDrafts && !isPublishing) return reject(409, messages.isPublicAtOnce)
  const requested = document.texts.filter(({ path }) => !shown || path === shown.path)
  if (shown && requested.some(({ translations }) => translations[language]?.pair !== shown.pair)) {
    return reject(409, messages.changedMeanwhile)
  }
  const texts = requested.filter(({ german, translations: { [language]: translation } }) => {
    if (!translation || german.length === 0) return false
    return (shown && overwrite) || translation.items.length === 0
  })
  if (texts.length === 0) return reject(400, messages.nothingToCopy)
  // Before the copies are stored, so that each of them is known as one.
  const copies = texts.map(({ german }) => copyKey(language, german))
  await rememberKeys(await getCms(), copies)
  const written = await writeTexts({
    document,
    language,
    user,
    texts: new Map(texts.map((text) => [text.path, text.german])),
    isCopiedFromGerman: true,
    messages,
  })
  return written.ok ? done(texts.length) : written
}
