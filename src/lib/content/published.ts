import type { Locale } from '../../i18n/locales.ts'
import type { Doc } from './stored-values.ts'

/** A stored document with the texts of all languages, or undefined if it does not exist. */
export type Stored = Doc | undefined

/**
 * Returns whether a document is published in a language. Documents of a collection without drafts
 * are always published unless they are in the trash.
 */
export function isPublishedIn(doc: Stored, locale: Locale): boolean {
  if (!doc || doc.deletedAt) return false
  const { _status: status } = doc
  if (status === undefined || status === null) return true
  return (typeof status === 'object' ? (status as Doc)[locale] : status) === 'published'
}
