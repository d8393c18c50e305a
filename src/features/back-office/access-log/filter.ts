import { auditActions } from './constants.ts'
import type { AccessLogFilter } from './types.ts'

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** Returns whether the date exists, also in PostgreSQL, which has no year 0. */
function isExistingDay(day: string): boolean {
  const date = new Date(day)
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && !day.startsWith('0000')
  )
}

/** Reads the filter from a query string; invalid values are ignored. */
export function readFilter(query: URLSearchParams): AccessLogFilter {
  const day = (name: string) => {
    const value = query.get(name) ?? ''
    return isDay.test(value) && isExistingDay(value) ? value : undefined
  }
  return {
    // PostgreSQL rejects queries with a NUL character.
    person: query.get('person')?.replaceAll('\0', '') || undefined,
    action: auditActions.find((each) => each === query.get('action')),
    from: day('from'),
    to: day('to'),
  }
}

/** Returns a URL with the filter, and optionally the id before which the page begins. */
export function hrefOf(path: string, filter: AccessLogFilter, before?: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  if (before !== undefined) query.set('before', String(before))
  return query.size > 0 ? `${path}?${query}` : path
}
