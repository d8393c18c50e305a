import type { TargetLocale } from '../../../i18n/target-locales.ts'

/** The id of the heading of the list of texts. */
export const textsHeading = 'translation-texts'

/** The id of the hint by which key a row is saved. */
export const saveHint = 'translation-save-hint'

/** What a text of a language is known by in that list. */
export function textKey(document: string, path: string, language: TargetLocale): string {
  return `${document}/${path} ${language}`
}
