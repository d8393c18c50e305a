import type { TargetLocale } from '../../../i18n/target-locales.ts'

/** The id of the heading above the list of texts. */
export const textsHeading = 'translation-texts'

/** The id of the hint about the keyboard shortcut that saves a row. */
export const saveHint = 'translation-save-hint'

/** Returns the key of a text's row in that list. */
export function textKey(document: string, path: string, language: TargetLocale): string {
  return `${document}/${path} ${language}`
}
