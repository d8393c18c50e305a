import type { AuditAction, AuditSubject } from './constants.ts'

/** A record of the access log. */
export type AccessLogEntry = {
  id: number
  /** ISO 8601, in UTC. */
  at: string
  action: AuditAction
  subject: AuditSubject | null
  entryId: number | null
  detail: string | null
  /** The customer's name for the file. */
  file: string | null
  /** The e-mail address of the affected account; null if the account no longer exists. */
  account: string | null
  email: string
  /** The user's name; null if the account no longer exists or has no name. */
  name: string | null
  byApiKey: boolean
  ipAddress: string | null
}

/** The active filters; a missing one does not filter. */
export type AccessLogFilter = {
  person?: string
  action?: AuditAction
  /** Days in the time zone of the business, for example `2026-11-20`. */
  from?: string
  to?: string
}
