import type { TargetLocale } from '../../../i18n/target-locales.ts'
import type { CoveredDocument, CoveredText } from './types.ts'

/** One text as translators get it: a text of the site, or one entry of a list. */
export type Unit = {
  id: string
  document: CoveredDocument
  text: CoveredText
  /** The entry of a list, from 0; 0 for a single text. */
  index: number
  label: string
  source: string
  target: string | undefined
}

/** Every text of a document as units; where a language has entries that German has not, these too. */
export function unitsOf(document: CoveredDocument, language: TargetLocale): Unit[] {
  return document.texts.flatMap((text) => {
    const translation = text.translations[language]
    if (!translation) return []
    const count = Math.max(text.german.length, translation.items.length)
    return Array.from({ length: count }, (_, index) => ({
      id: [document.key, text.path, ...(text.isList ? [index] : [])].join('/'),
      document,
      text,
      index,
      label: [...text.labels, ...(text.isList ? [index + 1] : [])].join(' › '),
      source: text.german[index] ?? '',
      target: translation.items[index],
    }))
  })
}
