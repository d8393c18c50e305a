import type { z } from 'zod'
import type { onboardingSchema } from './schema.ts'

/** The text fields as they stand in the form, valid or not. */
export type OnboardingValues = z.input<typeof onboardingSchema>

/** A document that the customer picked. */
export type PickedDocument = {
  /** Tells two documents apart in the list. */
  id: number
  file: File
}

/** What one request may hold. */
export type DocumentLimits = { maxFiles: number; maxTotalMb: number }

/** What the thank-you screen says. */
export type Confirmation = { message: string; reference?: string }
