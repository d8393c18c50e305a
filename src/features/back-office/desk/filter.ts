import { localDay } from '../../../i18n/date-text.ts'
import { type Tab, tabs } from './constants.ts'
import { isOpen } from './follow-up/constants.ts'
import { overdueBefore } from './follow-up/time-left.ts'
import { searchText, textMatcher } from './search.ts'
import type { Entry, FollowUp } from './types.ts'

/** A filter with a fixed set of options. Its `id` is the name of the query parameter. */
export type Choice<E extends Entry> = {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  matches: (entry: E, value: string) => boolean
}

/** The active filters, by query parameter; a missing one does not filter. */
export type Filter = Readonly<Record<string, string>>

/** An entry with precomputed values for search and filters. */
export type Row<E extends Entry> = {
  entry: E
  searchText: string
  /** The day on which it was submitted, in the viewer's time zone. */
  day: string
  /** Undefined until it is loaded. */
  followUp?: FollowUp
}

/** Who is viewing a desk, and when. */
export type Viewer = { id: number; hours: number | undefined; now: Date }

/** Creates the row of an entry; `cells` are the values that the search covers. */
export function toRow<E extends Entry>(entry: E, cells: readonly (number | string)[]): Row<E> {
  const day = localDay(new Date(entry.createdAt))
  return { entry, searchText: searchText(cells, entry.phone), day }
}

export function isFiltering(filter: Filter): boolean {
  return Object.values(filter).some((value) => value.trim() !== '')
}

/** Returns the selected tab. */
export function tabOf({ tab }: Filter): Tab {
  return tabs.find((each) => each === tab) ?? 'all'
}

/** Returns a predicate: whether a row belongs to the tab. */
export function tabMatcher(tab: Tab, { id, hours, now }: Viewer): (row: Row<Entry>) => boolean {
  if (tab === 'all') return () => true
  if (tab === 'new') return ({ followUp }) => followUp?.status === 'new'
  if (tab === 'mine') return ({ followUp }) => followUp?.assignee === id && isOpen(followUp.status)
  if (hours === undefined) return () => false
  const before = overdueBefore({ hours, now }).toISOString()
  return ({ entry, followUp }) => isOpen(followUp?.status) && entry.createdAt < before
}

/** Returns a predicate: whether a row matches the filter, ignoring the tab. */
export function rowMatcher<E extends Entry>(
  filter: Filter,
  choices: readonly Choice<E>[],
): (row: Row<E>) => boolean {
  const { from, to } = filter
  const isFound = textMatcher(filter.q ?? '')
  const chosen = choices.flatMap(({ id, matches }) => {
    const value = filter[id]
    return value ? [(entry: E) => matches(entry, value)] : []
  })
  return ({ entry, searchText, day }) =>
    isFound(searchText) &&
    chosen.every((matches) => matches(entry)) &&
    (!from || day >= from) &&
    (!to || day <= to)
}

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** Reads the filter from a query string; unknown values are ignored. */
export function readFilter<E extends Entry>(
  query: URLSearchParams,
  choices: readonly Choice<E>[],
): Filter {
  const known: Record<string, (value: string) => boolean> = {
    q: () => true,
    tab: (value) => tabs.some((tab) => tab === value && tab !== 'all'),
    from: (value) => isDay.test(value),
    to: (value) => isDay.test(value),
  }
  for (const { id, options } of choices) {
    known[id] = (value) => options.some((option) => option.value === value)
  }
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, isKnown]) => {
      const value = query.get(name)
      return value && isKnown(value) ? [[name, value]] : []
    }),
  )
}

/** Writes the filter into a query string and removes parameters that are not set. */
export function writeFilter<E extends Entry>(
  filter: Filter,
  choices: readonly Choice<E>[],
  query: URLSearchParams,
): void {
  for (const name of ['q', 'tab', ...choices.map(({ id }) => id), 'from', 'to']) {
    const value = filter[name]
    if (value) query.set(name, value)
    else query.delete(name)
  }
}
