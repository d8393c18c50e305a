import { fieldLabels } from './messages.ts'
import type { OnboardingField } from './schema.ts'

/** All fields except the documents, in the form's order. */
export const onboardingFields = Object.keys(fieldLabels) as OnboardingField[]
