import { isDeepStrictEqual } from 'node:util'
import { fillPlaceholders } from '../../../lib/content/placeholders.ts'
import { pairOf } from '../../../lib/content/translatable-texts.ts'
import { isBlank } from '../../../lib/content/validate-content.ts'
import type { StaffCaller } from '../../../lib/http/handle-staff-request.ts'
import { done, type Outcome, reject } from '../../../lib/http/outcome.ts'
import { loadCoverage } from './data.ts'
import { translationMessages } from './messages.ts'
import type { SaveInput } from './schema.ts'
import { hasLineBreak, withoutOuterLineBreaks } from './single-line.ts'
import { writeTexts } from './write.ts'

/**
 * Saves a translation as a draft. Resolves to its new pair. Rejects if the German text or the translation
 * has changed since it was loaded, except by an earlier save of the same field whose response was lost.
 */
export async function saveTranslation(
  { document: key, isPublishing, items, language, pair, path, unanswered }: SaveInput,
  { uiLocale, user }: StaffCaller,
): Promise<Outcome<{ pair: string }>> {
  const messages = translationMessages[uiLocale]
  const document = (await loadCoverage(uiLocale)).find((each) => each.key === key)
  const text = document?.texts.find((each) => each.path === path)
  const translation = text?.translations[language]
  if (!document || !text || !translation) return reject(404, messages.noDocument)
  const { isList, isSingleLine, maxLength } = text
  const textOf = (entered: string[]) => {
    const received = isList ? entered : entered.slice(0, 1)
    return isSingleLine ? received.map(withoutOuterLineBreaks) : received
  }
  const pairWith = (texts: string[]) =>
    pairOf(language, text.german, texts.every(isBlank) ? [] : texts)
  const typed = textOf(items)
  if (translation.pair !== pair) {
    // A save whose response was lost is tried again, perhaps with more text. The German text must be the same.
    const own = [typed, ...unanswered.map(textOf)].find((each) =>
      isDeepStrictEqual(translation.items, each),
    )
    if (translation.state !== 'complete' || !own) return reject(409, messages.changedMeanwhile)
    if (own === typed) return done({ pair: translation.pair })
  }
  if (!document.hasDrafts && !isPublishing) return reject(409, messages.isPublicAtOnce)
  if (typed.some((item) => item.includes('\0'))) return reject(400, messages.unstorable)
  if (isSingleLine && typed.some(hasLineBreak)) return reject(400, messages.singleLine)
  if (maxLength && typed.some((item) => item.length > maxLength)) {
    return reject(400, fillPlaceholders(messages.tooLong, { limit: maxLength }))
  }
  const texts = new Map([[path, isList || typed.length > 0 ? typed : ['']]])
  const written = await writeTexts({ document, language, user, texts, messages })
  return written.ok ? done({ pair: pairWith(typed) }) : written
}
