/** Milliseconds that synchronous work takes, in which the server could not answer other requests. */
export function durationOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** The longest time, in milliseconds, that one request may keep the server from answering others. */
export const longestBlock = 1000
