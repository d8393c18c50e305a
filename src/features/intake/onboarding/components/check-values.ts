import { zodResolver } from '@hookform/resolvers/zod'
import { onboardingSchema } from '../schema.ts'

/** Checks what was typed as the server does. Its library is larger than the form: load it when it is used. */
export const checkValues = zodResolver(onboardingSchema)
