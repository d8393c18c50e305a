/** How far the staff are with a submission; the first is what a new one has. */
export const onboardingStatuses = ['new', 'in-progress', 'configured', 'discarded'] as const

export const contactStatuses = ['new', 'in-progress', 'answered', 'discarded'] as const

export type Status = (typeof onboardingStatuses | typeof contactStatuses)[number]

/** Those in which the customer is still waiting. */
export const openStatuses = ['new', 'in-progress'] as const satisfies readonly Status[]

/** Whether the customer is still waiting at a status. */
export function isOpen(status: unknown): boolean {
  return (openStatuses as readonly unknown[]).includes(status)
}

export const statusLabels = {
  new: { de: 'Neu', en: 'New' },
  'in-progress': { de: 'In Bearbeitung', en: 'In progress' },
  configured: { de: 'Konfiguriert', en: 'Configured' },
  answered: { de: 'Beantwortet', en: 'Answered' },
  discarded: { de: 'Verworfen', en: 'Discarded' },
} as const satisfies Record<Status, { de: string; en: string }>

/** The claim with the promised hours, for each collection. */
export const promises = {
  'voice-bot-onboardings': 'setupHours',
  'contact-requests': 'replyHours',
} as const

/** What a desk works on. */
export type DeskCollection = keyof typeof promises

export const deskCollections = Object.keys(promises) as DeskCollection[]

/** The statuses of each. */
export const statusesOf = {
  'voice-bot-onboardings': onboardingStatuses,
  'contact-requests': contactStatuses,
} as const satisfies Record<DeskCollection, readonly Status[]>

/** What the staff note on an entry by themselves, beside its status. */
export const maxNotesLength = 10_000

/** What the access log and the jobs call the entries of each. */
export const subjectOf = {
  'voice-bot-onboardings': 'onboarding',
  'contact-requests': 'contact',
} as const satisfies Record<DeskCollection, string>
