import type { Locale } from '../../../i18n/locales.ts'
import type { TargetLocale } from '../../../i18n/target-locales.ts'
import type { DocumentRef } from '../../../lib/content/document-ref.ts'
import type { TextState, UnitOutcome } from './constants.ts'

/** A text in a language, and whether it fits the German one. */
export type Translation = {
  items: string[]
  state: TextState
  /** The mark of this text beside the present German one: what is confirmed. */
  pair: string
}

/** A text, or a list of texts, that each language has for itself. */
export type CoveredText = {
  path: string
  /** The labels of its place in the form, from the outermost inwards. */
  labels: string[]
  isList: boolean
  /** The field's maximum length, if it has one. */
  maxLength?: number
  german: string[]
  isGermanMissing: boolean
  translations: Partial<Record<TargetLocale, Translation>>
}

/**
 * Whether a document is public in a language: `changed` has a newer draft, `public` belongs to a
 * collection or global without drafts.
 */
export type PublicationStatus = 'public' | 'published' | 'changed' | 'draft'

export type Cell = {
  total: number
  missing: number
  outdated: number
  publication: PublicationStatus
}

export type CoveredDocument = {
  /** Stays the same in every database: `personas/clara`, `globals/landing`. */
  key: string
  place: DocumentRef
  /** What the staff call it. */
  title: string
  editPath: string
  /** Whether a change can wait as a draft. */
  hasDrafts: boolean
  /** Only the languages in which it has a page. */
  cells: Partial<Record<Locale, Cell>>
  texts: CoveredText[]
}

/** How far a language has come over all documents. */
export type LanguageCount = { total: number; complete: number; missing: number; outdated: number }

/** What became of one unit of a file that came back. */
export type UnitReport = {
  id: string
  outcome: UnitOutcome
  document?: string
  label?: string
  reason?: string
}

export type ImportReport = { units: UnitReport[] }

/** A document with a newer draft in a language, and what publishing it there comes to. */
export type Publishable = {
  document: string
  language: Locale
  title: string
  editPath: string
  /** Why it is not published; nothing if it can be, or is. */
  reason?: string
}
