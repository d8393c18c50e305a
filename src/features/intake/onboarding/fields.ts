import { fieldLabels } from './messages.ts'
import type { OnboardingField } from './schema.ts'

/** The text fields, in the form's order. */
export const onboardingFields = Object.keys(fieldLabels) as OnboardingField[]
