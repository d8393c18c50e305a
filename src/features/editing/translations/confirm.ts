import type { StaffLanguage } from '../../../i18n/staff.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { rememberKeys } from '../../../lib/content/translation-keys.ts'
import { done, type Outcome, reject } from '../../../lib/http/outcome.ts'
import { loadCoverage } from './data.ts'
import { translationMessages } from './messages.ts'
import type { ConfirmInput } from './schema.ts'

/** Records that a translation matches the German text, for exactly the two texts that were shown. */
export async function confirmTranslation(
  { document: key, language, pair, path }: ConfirmInput,
  uiLocale: StaffLanguage,
): Promise<Outcome<object>> {
  const messages = translationMessages[uiLocale]
  const document = (await loadCoverage(uiLocale)).find((each) => each.key === key)
  const text = document?.texts.find((each) => each.path === path)
  const translation = text?.translations[language]
  if (!translation || translation.items.length === 0) return reject(404, messages.noDocument)
  if (translation.pair !== pair) return reject(409, messages.changedMeanwhile)
  await rememberKeys(await getCms(), [pair])
  return done({})
}
