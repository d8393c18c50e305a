import { contactStatuses, onboardingStatuses, type Status } from '../../../../i18n/statuses.ts'

/** Those in which the customer is still waiting. */
export const openStatuses = ['new', 'in-progress'] as const satisfies readonly Status[]

/** Whether the customer is still waiting at a status. */
export function isOpen(status: unknown): boolean {
  return (openStatuses as readonly unknown[]).includes(status)
}

/** The status with which the promise of each collection is kept. */
export const repliedStatus = {
  'voice-bot-onboardings': 'configured',
  'contact-requests': 'answered',
} as const

/** The claim with the promised hours, for each collection. */
export const promises = {
  'voice-bot-onboardings': 'setupHours',
  'contact-requests': 'replyHours',
} as const

/** A year. */
export const maxPromisedHours = 8760

/** The hours that a claim promises: whole ones, from one to a year; undefined if it says anything else. */
export function promisedHours(value: unknown): number | undefined {
  const hours = /^\d{1,4}$/.test(String(value)) ? Number(value) : 0
  return hours >= 1 && hours <= maxPromisedHours ? hours : undefined
}

/** What a desk works on. */
export type DeskCollection = keyof typeof promises

export const deskCollections = Object.keys(promises) as DeskCollection[]

/** The statuses of each. */
export const statusesOf = {
  'voice-bot-onboardings': onboardingStatuses,
  'contact-requests': contactStatuses,
} as const satisfies Record<DeskCollection, readonly Status[]>

/** The longest notes of an entry, in characters. */
export const maxNotesLength = 10_000

/** What the access log and the jobs call the entries of each. */
export const subjectOf = {
  'voice-bot-onboardings': 'onboarding',
  'contact-requests': 'contact',
} as const satisfies Record<DeskCollection, string>
