/** The CMS paths of the desks, by their collections. */
export const deskPaths = {
  'voice-bot-onboardings': '/admin/voice-bot',
  'contact-requests': '/admin/contact-requests',
} as const

/** Returns the path that opens an entry in the panel of its desk. */
export function entryPath(collection: keyof typeof deskPaths, id: number): string {
  return `${deskPaths[collection]}?entry=${id}`
}

/** The CMS path of the reports on submissions and reply times. */
export const reportsPath = '/admin/reports'

/** The CMS path for searching, exporting and erasing the data of a person. */
export const personPath = '/admin/personal-data'
