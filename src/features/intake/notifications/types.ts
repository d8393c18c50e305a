import type { Locale } from '../../../i18n/locales.ts'
import type { SubmissionKind } from '../../../lib/database/outbox.ts'

/** A submission as its notifications use it. */
export type SubmissionNotification = {
  kind: SubmissionKind
  id: number
  /** Identifies the submission even after the restore of a backup, when new ones get used ids. */
  key: string
  language: Locale
  /** Not necessarily a valid address: the contact form does not validate it. */
  email: string
  /** The company, or else the name. */
  title: string
  /** Each field that is not empty, with its German label. */
  rows: readonly { label: string; value: string }[]
  /** The fields that the webhook sends. */
  data: Record<string, unknown>
}

type Confirmation = { subject: string; greeting: string; body: string; reference: string }

/** The copy of the mails, with placeholders filled in. */
export type MailsCopy = {
  contact: Confirmation
  onboarding: Confirmation
  team: { contactSubject: string; onboardingSubject: string; intro: string }
}
