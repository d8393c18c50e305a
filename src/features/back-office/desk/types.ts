import type { Locale } from '../../../i18n/locales.ts'
import type { Status } from '../../../i18n/statuses.ts'
import type { ContactRequest, VoiceBotOnboarding } from '../../../payload-types.ts'

/** An onboarding as its desk and the automation tool read it: the fields of the specification. */
export type Registration = Pick<
  VoiceBotOnboarding,
  | 'id'
  | 'name'
  | 'company'
  | 'email'
  | 'phone'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'country'
  | 'voiceGender'
  | 'voiceCharacter'
> & {
  /** Empty if the customer gave none. */
  website: string
  /** The stored names of the documents, in the order in which the customer picked them. */
  uploadedFiles: string[]
  /** ISO 8601, in UTC. */
  createdAt: string
}

/** A contact request as its desk reads it. */
export type ContactEntry = Pick<ContactRequest, 'id' | 'name' | 'email' | 'message'> & {
  /** Empty if the visitor gave none. */
  phone: string
  company: string
  /** Of the page from which it came. */
  language: Locale
  /** ISO 8601, in UTC. */
  createdAt: string
}

/** What the entries of every desk have. */
export type Entry = Pick<ContactEntry, 'id' | 'name' | 'email' | 'phone' | 'company' | 'createdAt'>

/** The answer of GET /api/admin/voice-bot-onboardings and of GET /api/admin/contact-requests. */
export type EntryList<E extends Entry> = { data: E[] }

/** How far the staff are with an entry. */
export type FollowUp = { status: Status; assignee: number | null }

/** The answer of GET and PATCH /api/admin/desk/…: short, as it is read for all entries at once. */
export type FollowUpList = {
  data: [id: number, status: FollowUp['status'], assignee: FollowUp['assignee']][]
}

/** One thing that happened to an entry. */
export type TimelineEvent = {
  /** ISO 8601. */
  at: string
  what:
    | 'received'
    | 'open'
    | 'change'
    | 'trash'
    | 'restore'
    | 'document'
    | 'zip'
    | 'mail-team'
    | 'confirm-to-customer'
    | 'call-webhook'
  /** The e-mail address of who did it; none for what the server did. */
  by?: string
  byApiKey?: boolean
  /** Of what the server sends. */
  state?: 'sent' | 'waiting' | 'failed'
  /** The changed fields as the access log has them, or `preview`. */
  detail?: string
  file?: string
}

/** A document as the panel lists it. */
export type DocumentDetail = { storedName: string; name: string; bytes: number }

/** The answer of GET /api/admin/desk/…/ID. */
export type EntryDetail = FollowUp & {
  notes: string
  documents: DocumentDetail[]
  /** Newest first. */
  timeline: TimelineEvent[]
}

/** Somebody who may work on the desks. */
export type Colleague = { id: number; name: string; email: string }

/** A customer's document and the name under which it is stored. */
export type StoredDocument = {
  storedName: string
  /** Its media type. */
  type: string
  /** What the customer called it. */
  originalName: string
  createdAt: Date
}

/** What the zip of a submission is made of. */
export type SubmissionDocuments = Pick<Registration, 'company' | 'createdAt'> & {
  documents: StoredDocument[]
}
