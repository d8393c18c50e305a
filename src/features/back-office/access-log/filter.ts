import { auditActions } from './constants.ts'
import type { AccessLogFilter } from './types.ts'

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** Whether the day exists, also for PostgreSQL: no 30th of February, and no year 0. */
function isReal(day: string): boolean {
  const date = new Date(day)
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && !day.startsWith('0000')
  )
}

/** The filter that an address carries; what it does not know counts as not set. */
export function readFilter(address: URLSearchParams): AccessLogFilter {
  const day = (name: string) => {
    const value = address.get(name) ?? ''
    return isDay.test(value) && isReal(value) ? value : undefined
  }
  return {
    // PostgreSQL stores no such character, and fails over a search for it.
    person: address.get('person')?.replaceAll('\0', '') || undefined,
    action: auditActions.find((each) => each === address.get('action')),
    from: day('from'),
    to: day('to'),
  }
}

/** The address of a view of the log. */
export function hrefOf(path: string, filter: AccessLogFilter, before?: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  if (before !== undefined) query.set('before', String(before))
  return query.size > 0 ? `${path}?${query}` : path
}
