import type { VoiceBotOnboarding } from '../../../payload-types.ts'

/** A submission as the overview and the automation tool read it: the fields of the specification. */
export type Submission = Pick<
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

/** The answer of GET /api/admin/voice-bot-onboardings. */
export type SubmissionList = { data: Submission[] }

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
export type SubmissionDocuments = Pick<Submission, 'company' | 'createdAt'> & {
  documents: StoredDocument[]
}
