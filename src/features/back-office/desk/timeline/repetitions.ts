import type { TimelineEvent } from '../types.ts'

/** Without an opening that follows on another by the same person: of several the last one counts. */
export function withoutRepetitions(newestFirst: readonly TimelineEvent[]): TimelineEvent[] {
  return newestFirst.filter((event, index) => {
    const later = newestFirst[index - 1]
    return !(event.what === 'open' && later?.what === 'open' && later.by === event.by)
  })
}
