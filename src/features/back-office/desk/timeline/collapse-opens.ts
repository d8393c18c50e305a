import type { TimelineEvent } from '../types.ts'

/** Collapses consecutive `open` events of the same user into the latest one. */
export function collapseOpens(newestFirst: readonly TimelineEvent[]): TimelineEvent[] {
  return newestFirst.filter((event, index) => {
    const later = newestFirst[index - 1]
    return !(event.what === 'open' && later?.what === 'open' && later.by === event.by)
  })
}
