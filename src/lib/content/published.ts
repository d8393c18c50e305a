import type { Locale } from '../../i18n/locales.ts'
import type { Doc } from './stored-values.ts'

/** A stored document with its texts in every language; nothing while there is none. */
export type Stored = Doc | undefined

/** Whether the public may read a document in a language; what has no drafts always is, outside the trash. */
export function isPublishedIn(doc: Stored, locale: Locale): boolean {
  if (!doc || doc.deletedAt) return false
  const { _status: status } = doc
  if (status === undefined || status === null) return true
  return (typeof status === 'object' ? (status as Doc)[locale] : status) === 'published'
}
