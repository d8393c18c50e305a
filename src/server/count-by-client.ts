import type { EventEmitter } from 'node:events'

/** A connection or a response. */
type Open = EventEmitter & { destroyed: boolean }

/**
 * Returns a function that counts a client's connections or requests until they close. It returns
 * false, without counting, if `max` of the client's are open, or if this one has already closed.
 */
export function countByClient(): (open: Open, client: string, max: number) => boolean {
  const counts = new Map<string, number>()
  return (open, client, max) => {
    const count = counts.get(client) ?? 0
    if (open.destroyed || count >= max) return false
    counts.set(client, count + 1)
    open.once('close', () => {
      const rest = (counts.get(client) ?? 0) - 1
      if (rest > 0) counts.set(client, rest)
      else counts.delete(client)
    })
    return true
  }
}
