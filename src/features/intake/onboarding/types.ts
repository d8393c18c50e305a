import type * as z from 'zod'
import type { onboardingSchema } from './schema.ts'

/** The form's text fields, valid or not. */
export type OnboardingValues = z.input<typeof onboardingSchema>

/** A document that the customer picked. */
export type PickedDocument = {
  /** Identifies a document in the list. */
  id: number
  file: File
}

/** What one request may hold. */
export type DocumentLimits = { maxFiles: number; maxTotalMb: number }

/** The texts around the form, from the CMS. */
export type OnboardingCopy = {
  guide: { intro: string; duration: string; neededTitle: string; needed: string[] }
  documents: { infoTitle: string; info: string[]; sensitive: string }
  /** What this browser keeps of an unfinished form, and for how long. */
  draftNotice: string
  privacyNote: string
  privacyLink: string
  thanks: { title: string; received: string; next: string; home: string }
}
