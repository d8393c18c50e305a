import { auditActions } from './constants.ts'
import type { LogFilter } from './types.ts'

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** The filter that an address carries; what it does not know counts as not set. */
export function readFilter(address: URLSearchParams): LogFilter {
  const day = (name: string) => {
    const value = address.get(name) ?? ''
    return isDay.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined
  }
  return {
    person: address.get('person') || undefined,
    action: auditActions.find((each) => each === address.get('action')),
    from: day('from'),
    to: day('to'),
  }
}

/** The address of a view of the log. */
export function addressOf(path: string, filter: LogFilter, before?: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  if (before !== undefined) query.set('before', String(before))
  return query.size > 0 ? `${path}?${query}` : path
}
