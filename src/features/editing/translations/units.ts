import { createHash } from 'node:crypto'
import type { TargetLocale } from '../../../i18n/target-locales.ts'
import type { CoveredDocument, CoveredText } from './types.ts'

/** One text in a file for translators: a text of the site, or one entry of a list. */
export type Unit = {
  id: string
  document: CoveredDocument
  text: CoveredText
  /** The index of the list entry; 0 for a single text. */
  index: number
  label: string
  source: string
  target: string | undefined
}

/** Returns the texts of a document as units, including list entries that have no German counterpart. */
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

/** Returns a short hash of a translation, to tell whether it has changed. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
