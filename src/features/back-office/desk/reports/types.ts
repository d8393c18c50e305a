import type { DeskCollection } from '../follow-up/constants.ts'

/** The number of submissions in a week; `week` is its Monday, for example `2026-11-16`. */
export type WeekOfArrivals = { week: string } & Record<DeskCollection, number>

/** The replies to the entries that were received in a week. */
export type WeekOfReplies = {
  week: string
  inTime: number
  /** Answered later than promised, or overdue. */
  late: number
  /** Not answered and not overdue. */
  waiting: number
}

export type Replies = {
  /** The promised hours; undefined if the claims have none. */
  hours: number | undefined
  weeks: WeekOfReplies[]
  /** The median of the answered entries. */
  medianHours: number | null
}

/** The number of contact requests in a language or from a page; `value` is null if it is unknown. */
export type Origin = { by: 'language' | 'page'; value: string | null; count: number }

export type Reports = {
  arrivals: WeekOfArrivals[]
  origins: Origin[]
  replies: Record<DeskCollection, Replies>
}
