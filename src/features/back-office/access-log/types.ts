import type { AuditAction, AuditSubject } from './constants.ts'

/** An entry of the access log. */
export type AccessLogEntry = {
  id: number
  /** ISO 8601, in UTC. */
  at: string
  action: AuditAction
  subject: AuditSubject | null
  entryId: number | null
  detail: string | null
  /** As its customer named it. */
  file: string | null
  /** The address of the account that it is about; none of one that is gone. */
  account: string | null
  email: string
  /** None of an account that is gone or has no name. */
  name: string | null
  byApiKey: boolean
  ipAddress: string | null
}

/** What the log is narrowed down by; what is absent does not narrow. */
export type AccessLogFilter = {
  person?: string
  action?: AuditAction
  /** Days where the business is, as `2026-11-20`. */
  from?: string
  to?: string
}
