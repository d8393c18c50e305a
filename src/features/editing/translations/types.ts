import type { Locale } from '../../../i18n/locales.ts'
import type { TargetLocale } from '../../../i18n/target-locales.ts'
import type { DocumentRef } from '../../../lib/content/document-ref.ts'
import type { TextState, UnitOutcome } from './constants.ts'

/** A text in a language, and whether it matches the German one. */
export type Translation = {
  items: string[]
  state: TextState
  /** Identifies this text together with the current German one; a confirmation stores it. */
  pair: string
}

/** A localized text field, or a localized list of texts. */
export type CoveredText = {
  path: string
  /** The labels of its parent fields and its own, from the outside in. */
  labels: string[]
  /** What the form says about the field. */
  description?: string
  isList: boolean
  /** Whether its field, or each entry of the list, is an input without line breaks. */
  isSingleLine: boolean
  maxLength?: number
  german: string[]
  isGermanMissing: boolean
  translations: Partial<Record<TargetLocale, Translation>>
}

/**
 * Whether a document is published in a language: `changed` is published and has a newer draft, `public`
 * belongs to a collection or global without drafts.
 */
export type PublicationStatus = 'public' | 'published' | 'changed' | 'draft'

export type Cell = {
  total: number
  missing: number
  outdated: number
  publication: PublicationStatus
}

export type CoveredDocument = {
  /** The same in every database: `personas/clara`, `globals/landing`. */
  key: string
  place: DocumentRef
  /** The name shown to staff. */
  title: string
  editPath: string
  /** The time of its last save. */
  savedAt: string
  /** Whether changes are saved as drafts. */
  hasDrafts: boolean
  /** Only the languages in which it has a page. */
  cells: Partial<Record<Locale, Cell>>
  texts: CoveredText[]
}

/** How far a language has come over all documents. */
export type LanguageCount = { total: number; complete: number; missing: number; outdated: number }

/** The outcome of one unit of an imported file. */
export type UnitReport = {
  id: string
  outcome: UnitOutcome
  document?: string
  label?: string
  reason?: string
}

export type ImportReport = { units: UnitReport[] }

/** A document with a newer draft in a language, and whether it can be published there. */
export type Publishable = {
  document: string
  language: Locale
  title: string
  editPath: string
  /** The time of its last save. */
  savedAt: string
  /** Why it cannot be published; undefined if it can be, or has been. */
  reason?: string
}
