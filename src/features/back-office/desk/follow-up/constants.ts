import { contactStatuses, onboardingStatuses, type Status } from '../../../../i18n/statuses.ts'

/** The statuses in which the customer is still waiting. */
export const openStatuses = ['new', 'in-progress'] as const satisfies readonly Status[]

/** Returns whether the customer is still waiting in a status. */
export function isOpen(status: unknown): boolean {
  return (openStatuses as readonly unknown[]).includes(status)
}

/** The status that fulfills the promise of each collection. */
export const repliedStatus = {
  'voice-bot-onboardings': 'configured',
  'contact-requests': 'answered',
} as const

/** The key of the claim with the promised hours, for each collection. */
export const promises = {
  'voice-bot-onboardings': 'setupHours',
  'contact-requests': 'replyHours',
} as const

/** A year. */
export const maxPromisedHours = 8760

/** Parses the hours of a claim: an integer from 1 to a year, otherwise undefined. */
export function promisedHours(value: unknown): number | undefined {
  const hours = /^\d{1,4}$/.test(String(value)) ? Number(value) : 0
  return hours >= 1 && hours <= maxPromisedHours ? hours : undefined
}

/** The collections that have a desk. */
export type DeskCollection = keyof typeof promises

export const deskCollections = Object.keys(promises) as DeskCollection[]

/** The statuses of each collection. */
export const statusesOf = {
  'voice-bot-onboardings': onboardingStatuses,
  'contact-requests': contactStatuses,
} as const satisfies Record<DeskCollection, readonly Status[]>

/** The limit for the notes of an entry, in characters. */
export const maxNotesLength = 10_000

/** The name of each collection's entries in the access log and in jobs. */
export const subjectOf = {
  'voice-bot-onboardings': 'onboarding',
  'contact-requests': 'contact',
} as const satisfies Record<DeskCollection, string>
