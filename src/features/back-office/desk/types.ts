import type { Locale } from '../../../i18n/locales.ts'
import type { Status } from '../../../i18n/statuses.ts'
import type { ContactRequest, VoiceBotOnboarding } from '../../../payload-types.ts'

/** An onboarding as its desk and the automation tool get it, with the specification's fields. */
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

/** A contact request as its desk gets it. */
export type ContactEntry = Pick<ContactRequest, 'id' | 'name' | 'email' | 'message'> & {
  /** Empty if the visitor gave none. */
  phone: string
  company: string
  /** The language of the page from which it was sent. Empty if it is unknown. */
  language: Locale | ''
  /** ISO 8601, in UTC. */
  createdAt: string
}

/** The fields that entries of all desks have. */
export type Entry = Pick<ContactEntry, 'id' | 'name' | 'email' | 'phone' | 'company' | 'createdAt'>

/** The response of GET /api/admin/voice-bot-onboardings and GET /api/admin/contact-requests. */
export type EntryList<E extends Entry> = { data: E[] }

/** The staff's progress with an entry. */
export type FollowUp = { status: Status; assignee: number | null }

/** The response of GET and PATCH /api/admin/desk/…: tuples, because it covers all entries. */
export type FollowUpList = {
  data: [id: number, status: FollowUp['status'], assignee: FollowUp['assignee']][]
}

/** An event in the history of an entry. */
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
  /** The user's e-mail address; undefined for events of the server. */
  by?: string
  byApiKey?: boolean
  /** The delivery state of a mail or webhook call. */
  state?: 'sent' | 'waiting' | 'failed'
  /** The changed fields as in the access log, or `preview`. */
  detail?: string
  file?: string
}

/** A document as the panel lists it. */
export type DocumentDetail = { storedName: string; name: string; bytes: number }

/** The response of GET /api/admin/desk/…/ID. */
export type EntryDetail = FollowUp & {
  notes: string
  documents: DocumentDetail[]
  /** Newest first. */
  timeline: TimelineEvent[]
}

/** An admin, to whom entries can be assigned. */
export type Colleague = { id: number; name: string; email: string }

/** A customer's document. */
export type StoredDocument = {
  storedName: string
  /** The MIME type. */
  type: string
  /** The customer's name for the file. */
  originalName: string
  createdAt: Date
}

/** The content of a submission's zip. */
export type SubmissionDocuments = Pick<Registration, 'company' | 'createdAt'> & {
  documents: StoredDocument[]
}
