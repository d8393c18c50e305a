import type { Locale } from '../../../i18n/locales.ts'

/** Requests of one kind, with links to the lists that show just these. */
export type WaitingRequests = {
  collection: string
  label: string
  newEntries: { count: number; href: string }
  overdue: { count: number; href: string }
}

/** A planned publication or withdrawal that failed at its time. */
export type FailedPlan = {
  id: number
  href: string
  /** For example `Assistent „Viktor“`. */
  title: string
  /** None if it was to be in all of them. */
  language?: Locale
  /** The message that the same action by hand would show. */
  reason: string
}

/** A publication or withdrawal at a time to come. */
export type PlannedChange = {
  id: number
  href: string
  title: string
  /** None if it is for all of them. */
  language?: Locale
  type: 'publish' | 'unpublish'
  /** ISO 8601. */
  at: string
}

/** A text that is saved in a language and not published there. */
export type OpenDraft = {
  href: string
  /** For example `Assistent „Viktor“`. */
  title: string
  /** None if it says the same in all of them. */
  language?: Locale
  /** ISO 8601. */
  updatedAt: string
}

/** A document that was saved lately. */
export type RecentEdit = {
  href: string
  title: string
  /** ISO 8601. */
  savedAt: string
  /** Who saved it; none where that is not known. */
  savedBy?: string
}

/** What the operator has to do before the site is public. */
export type LaunchStepId =
  | 'company'
  | 'contact'
  | 'providers'
  | 'testimonials'
  | 'sources'
  | 'mail'
  | 'address'
  | 'deletion'

/** A step that the running product can judge; `href` leads to where it is done in the CMS. */
export type LaunchStep = { id: LaunchStepId; isDone: boolean; href?: string }
