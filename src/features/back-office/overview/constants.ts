/** The path of the overview, and of the calls that it makes. */

export const overviewTitle = 'Voice-Bot Onboarding Verwaltung'

export const overviewPath = '/admin/voice-bot'

export const listPath = '/api/admin/voice-bot-onboardings'

/** Where the browser reports an export that it has made. */
export const exportsPath = `${listPath}/exports`

export function documentPath(storedName: string): string {
  return `/api/documents/${encodeURIComponent(storedName)}`
}

export function zipPath(submissionId: number): string {
  return `/api/documents/zip/${submissionId}`
}

/** A submission's own page in the CMS. */
export function entryPath(submissionId: number): string {
  return `/admin/collections/voice-bot-onboardings/${submissionId}`
}

/** Milliseconds between the single downloads after a failed zip. */
export const singleDownloadInterval = 500
