import { defaultLocale } from '../../src/i18n/locales.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { targetLocales } from '../../src/i18n/target-locales.ts'
import { languageNames, placeNames } from '../../src/lib/content/format-issue.ts'
import { isPublishedIn } from '../../src/lib/content/published.ts'
import type { PublishingRule } from '../../src/lib/content/publishing-rule.ts'
import { storedValues } from '../../src/lib/content/stored-values.ts'
import { copyKey, pairOf, translatableTexts } from '../../src/lib/content/translatable-texts.ts'
import { findKnownKeys } from '../../src/lib/content/translation-keys.ts'
import { ruleMessages } from './messages.ts'

/**
 * Rejects a new row of a shared list whose texts in another language are still copies of the German ones, unless
 * somebody has confirmed them: publishing any language publishes the row in all that are published.
 */
export const rejectGermanRows: PublishingRule = async ({ config, before, after, req }) => {
  if (!before || !after) return []
  const { flattenedFields: fields } = config
  const former = new Set(storedValues(fields, before, defaultLocale).map(({ key }) => key))
  const added = translatableTexts(fields, after, defaultLocale).filter(
    ({ key }) => !former.has(key),
  )
  if (added.length === 0) return []
  const published = targetLocales.filter((locale) =>
    [before, after].every((doc) => isPublishedIn(doc, locale)),
  )
  const translations = published.flatMap((locale) => {
    const texts = new Map(translatableTexts(fields, after, locale).map((each) => [each.key, each]))
    return added.map((text) => {
      const items = texts.get(text.key)?.items ?? []
      return { locale, text, pair: pairOf(locale, text.items, items), copy: copyKey(locale, items) }
    })
  })
  const known = await findKnownKeys(
    req.payload,
    translations.flatMap(({ copy, pair }) => [copy, pair]),
  )
  const language = staffLanguage(req.i18n.language)
  return added.flatMap((text) => {
    const open = translations.filter(
      (each) => each.text === text && known.has(each.copy) && !known.has(each.pair),
    )
    if (open.length === 0) return []
    const locales = open.map(({ locale }) => locale)
    const where = placeNames(text, language).join(' › ')
    const message = ruleMessages[language].german(languageNames(locales, language), where)
    return [{ path: '', field: text.path, locales, message }]
  })
}
