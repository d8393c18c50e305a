import type { DeskCollection } from '../follow-up/constants.ts'

/** What came in during a week; `week` is its Monday, as `2026-11-16`. */
export type WeekOfArrivals = { week: string } & Record<DeskCollection, number>

/** What became of the entries that came in during a week. */
export type WeekOfReplies = {
  week: string
  inTime: number
  /** Later than promised, or still without an answer after that. */
  late: number
  /** Without an answer while the promise still holds. */
  waiting: number
}

export type Replies = {
  /** None if the claims promise none. */
  hours: number | undefined
  weeks: WeekOfReplies[]
  /** Of those that were answered. */
  medianHours: number | null
}

/** How many contact requests came in a language or from a page; null is one that is not known. */
export type Origin = { by: 'language' | 'page'; value: string | null; count: number }

export type Reports = {
  arrivals: WeekOfArrivals[]
  origins: Origin[]
  replies: Record<DeskCollection, Replies>
}
