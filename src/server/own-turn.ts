/** What waits by itself: requests that arrive, and reads and writes that begin to be handled. */
export type Line = 'arrivals' | 'reads' | 'writes'

const last: Record<Line, Promise<void>> = {
  arrivals: Promise.resolve(),
  reads: Promise.resolve(),
  writes: Promise.resolve(),
}

/**
 * Resolves in a turn of the event loop that nothing else of the line begins in: Node accepts one connection a
 * turn, so that new visitors would wait for all that is begun in it.
 */
export function ownTurn(line: Line): Promise<void> {
  last[line] = last[line].then(() => new Promise((resolve) => setImmediate(resolve)))
  return last[line]
}
