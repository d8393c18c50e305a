import type * as z from 'zod'
import type { onboardingSchema } from './schema.ts'

/** The unvalidated values of the form. */
export type OnboardingValues = z.input<typeof onboardingSchema>

/** A document that the customer picked. */
export type PickedDocument = {
  /** The React key in the list. */
  id: number
  file: File
  /** Browsers refuse to read a file that was changed, moved or deleted after it was picked. */
  isChanged?: boolean
}

/** The limits of one submission. */
export type DocumentLimits = { maxFiles: number; maxTotalMb: number }

/** The copy around the form, from the CMS. */
export type OnboardingCopy = {
  guide: { intro: string; duration: string; neededTitle: string; needed: string[] }
  documents: { infoTitle: string; info: string[]; sensitive: string }
  /** Explains what the browser stores of an unfinished form, and for how long. */
  draftNotice: string
  privacyNote: string
  privacyLink: string
  thanks: { title: string; received: string; next: string; home: string }
}
