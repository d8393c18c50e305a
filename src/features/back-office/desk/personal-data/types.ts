import type { NotificationTask } from '../../../../lib/database/outbox.ts'
import type { Match } from './match.ts'
import type { EntryRef } from './schema.ts'

/** What is kept of a person in one entry, as the search shows it. */
export type FoundEntry = EntryRef & {
  match: Match
  name: string
  company: string
  email: string
  phone: string
  /** ISO 8601. */
  createdAt: string
  isInTrash: boolean
  /** The customer's names of its documents. */
  documents: string[]
  /** What went out about it. */
  sent: NotificationTask[]
  /** Mails and calls that are still to go out, or could not. */
  jobs: number
  /** How often the access log names it. */
  accesses: number
}

export type Found = {
  entries: FoundEntry[]
  /** Whether there are more than are shown. */
  isCut: boolean
  /** Files of deleted entries that are not removed yet. */
  files: { name: string; due: string }[]
  accounts: Account[]
  traces: Trace[]
}

/** An account of the staff, and how often the access log names it. */
export type Account = { id: number; name: string; email: string; accesses: number }

/** A name or an address of the staff: how often the access log, and content and its versions, hold it. */
export type Trace = { name: string; accesses: number; edits: number }

/** What an erasure did. `filesUntil` is when the last file is removed; none had a file without it. */
export type Erased = { entries: number; files: number; filesUntil?: string }
