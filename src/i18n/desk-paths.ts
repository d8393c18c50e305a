/** Where in the CMS the staff work on what people send in, by the collection that stores it. */
export const deskPaths = {
  'voice-bot-onboardings': '/admin/voice-bot',
  'contact-requests': '/admin/contact-requests',
} as const

/** The address that opens an entry in the panel of its desk. */
export function entryPath(collection: keyof typeof deskPaths, id: number): string {
  return `${deskPaths[collection]}?entry=${id}`
}

/** Where in the CMS everything kept of a person is found, exported and erased. */
export const personPath = '/admin/personal-data'

/** Where they see how many came in, and how fast each got its answer. */
export const reportsPath = '/admin/reports'
