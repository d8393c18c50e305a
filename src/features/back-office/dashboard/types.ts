import type { Locale } from '../../../i18n/locales.ts'

/** New and overdue entries of a collection, with links to the lists that show them. */
export type WaitingRequests = {
  collection: string
  label: string
  newEntries: { count: number; href: string }
  overdue: { count: number; href: string }
}

/** A failed plan to publish or unpublish. */
export type FailedPlan = {
  id: number
  href: string
  /** For example `Assistent „Viktor“`. */
  title: string
  /** Undefined if it was for all languages. */
  language?: Locale
  /** The message that the editor would show for the same action. */
  reason: string
}

/** A plan to publish or unpublish. */
export type PlannedChange = {
  id: number
  href: string
  title: string
  /** Undefined if it is for all languages. */
  language?: Locale
  type: 'publish' | 'unpublish'
  /** ISO 8601. */
  at: string
}

/** A document with content in a language that is not published. */
export type OpenDraft = {
  href: string
  /** For example `Assistent „Viktor“`. */
  title: string
  /** Undefined if the document has one status for all languages. */
  language?: Locale
  /** ISO 8601. */
  updatedAt: string
}

/** A recently saved document. */
export type RecentEdit = {
  href: string
  title: string
  /** ISO 8601. */
  savedAt: string
  /** The user who saved it, if known. */
  savedBy?: string
}

/** Steps that the operator has to complete before the launch. */
export type LaunchStepId =
  | 'company'
  | 'contact'
  | 'providers'
  | 'testimonials'
  | 'sources'
  | 'mail'
  | 'address'
  | 'deletion'

/** `href` links to the form or list in the CMS where the step is done. */
export type LaunchStep = { id: LaunchStepId; isDone: boolean; href?: string }
