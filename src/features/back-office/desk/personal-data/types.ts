import type { NotificationTask } from '../../../../lib/database/outbox.ts'
import type { Match } from './match.ts'
import type { EntryRef } from './schema.ts'

/** A matching entry with what belongs to it. */
export type FoundEntry = EntryRef & {
  match: Match
  name: string
  company: string
  email: string
  phone: string
  /** ISO 8601. */
  createdAt: string
  isInTrash: boolean
  /** The original names of its documents. */
  documents: string[]
  /** The notifications that were sent about it. */
  sent: NotificationTask[]
  /** The number of waiting and failed notifications. */
  jobs: number
  /** The number of access log records about it. */
  accesses: number
}

export type SearchResult = {
  entries: FoundEntry[]
  /** Whether there are more entries than the limit. */
  isTruncated: boolean
  /** Files of deleted entries that have not been removed yet. */
  files: { name: string; due: string }[]
  accounts: Account[]
  traces: Trace[]
}

/** A staff account; `accesses` is the number of access log records by it. */
export type Account = { id: number; name: string; email: string; accesses: number }

/** A name or address of staff; counts its access log records, and the content and versions saved by it. */
export type Trace = { name: string; accesses: number; edits: number }

/** The result of an erasure. `filesUntil` is when the last file is removed; undefined without files. */
export type Erased = { entries: number; files: number; filesUntil?: string }
