import { localDay } from '../../../i18n/date-text.ts'
import { type Tab, tabs } from './constants.ts'
import { isOpen } from './follow-up/constants.ts'
import { overdueBefore } from './follow-up/time-left.ts'
import { searcher, searchText } from './search.ts'
import type { Entry, FollowUp } from './types.ts'

/** A filter by one of a few values. Its `id` is its name in the address. */
export type Choice<E extends Entry> = {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  matches: (entry: E, value: string) => boolean
}

/** What the list is narrowed down by, by the names in the address; what is absent does not narrow. */
export type Filter = Readonly<Record<string, string>>

/** An entry with what searching and filtering need, made once and not at every key. */
export type Row<E extends Entry> = {
  entry: E
  searchText: string
  /** On which it came in, as the viewer counts days. */
  day: string
  /** None until it is read. */
  followUp?: FollowUp
}

/** By whom and when a desk is looked at. */
export type Viewer = { id: number; hours: number | undefined; now: Date }

/** A row of an entry and the texts of its columns. */
export function toRow<E extends Entry>(entry: E, cells: readonly (number | string)[]): Row<E> {
  const day = localDay(new Date(entry.createdAt))
  return { entry, searchText: searchText(cells, entry.phone), day }
}

export function isFiltering(filter: Filter): boolean {
  return Object.values(filter).some((value) => value.trim() !== '')
}

/** The tab that a filter names. */
export function tabOf({ tab }: Filter): Tab {
  return tabs.find((each) => each === tab) ?? 'all'
}

/** Whether a row belongs to a tab. */
export function tabMatcher(tab: Tab, { id, hours, now }: Viewer): (row: Row<Entry>) => boolean {
  if (tab === 'all') return () => true
  if (tab === 'new') return ({ followUp }) => followUp?.status === 'new'
  if (tab === 'mine') return ({ followUp }) => followUp?.assignee === id && isOpen(followUp.status)
  if (hours === undefined) return () => false
  const before = overdueBefore({ hours, now }).toISOString()
  return ({ entry, followUp }) => isOpen(followUp?.status) && entry.createdAt < before
}

/** Whether a row passes the filter, whatever the tab. */
export function matcher<E extends Entry>(
  filter: Filter,
  choices: readonly Choice<E>[],
): (row: Row<E>) => boolean {
  const { from, to } = filter
  const isFound = searcher(filter.q ?? '')
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

/** The filter that an address carries; unknown values count as not set. */
export function readFilter<E extends Entry>(
  address: URLSearchParams,
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
      const value = address.get(name)
      return value && isKnown(value) ? [[name, value]] : []
    }),
  )
}

/** Puts the filter into an address, and leaves out what does not narrow. */
export function writeFilter<E extends Entry>(
  filter: Filter,
  choices: readonly Choice<E>[],
  address: URLSearchParams,
): void {
  for (const name of ['q', 'tab', ...choices.map(({ id }) => id), 'from', 'to']) {
    const value = filter[name]
    if (value) address.set(name, value)
    else address.delete(name)
  }
}
