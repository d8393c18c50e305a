/** The statuses of submissions; a new one has the first. */
export const onboardingStatuses = ['new', 'in-progress', 'configured', 'discarded'] as const

export const contactStatuses = ['new', 'in-progress', 'answered', 'discarded'] as const

export type Status = (typeof onboardingStatuses | typeof contactStatuses)[number]

export const statusLabels = {
  new: { de: 'Neu', en: 'New' },
  'in-progress': { de: 'In Bearbeitung', en: 'In progress' },
  configured: { de: 'Konfiguriert', en: 'Configured' },
  answered: { de: 'Beantwortet', en: 'Answered' },
  discarded: { de: 'Verworfen', en: 'Discarded' },
} as const satisfies Record<Status, { de: string; en: string }>
