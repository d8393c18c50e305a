/**
 * Returns the milliseconds that synchronous work takes, during which the server cannot answer
 * requests.
 */
export function measureDuration(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** The milliseconds for which one request may block the event loop at most. */
export const maxBlockingTime = 1000
