import type { Locale } from '../../../i18n/locales.ts'
import type { SubmissionKind } from '../../../lib/database/outbox.ts'

/** What notifications hold of a submission. */
export type SubmissionNotification = {
  kind: SubmissionKind
  id: number
  language: Locale
  /** What the customer wrote as an e-mail address; the contact form does not validate it. */
  email: string
  /** What it is about at one glance: the firm or the person. */
  title: string
  /** Each filled-in field with its German label. */
  rows: readonly { label: string; value: string }[]
  /** The fields as the automation tool gets them. */
  data: Record<string, unknown>
}

type Confirmation = { subject: string; greeting: string; body: string; reference: string }

/** The copy of the mails, its placeholders filled in. */
export type MailsCopy = {
  contact: Confirmation
  onboarding: Confirmation
  team: { contactSubject: string; onboardingSubject: string; intro: string }
}
