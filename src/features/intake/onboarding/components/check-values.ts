import { zodResolver } from '@hookform/resolvers/zod'
import { onboardingSchema } from '../schema.ts'

/** Validates with the server's schema. A module of its own, to load the large library on demand. */
export const checkValues = zodResolver(onboardingSchema)
