import { setTimeout as sleep } from 'node:timers/promises'

/** How a process is watched; times in milliseconds. */
type Watch = {
  /** The health check. */
  url: string
  interval?: number
  /** The timeout of one check. */
  timeout?: number
  /** Questions in a row that may go unanswered. */
  tolerance?: number
  signal?: AbortSignal
}

/**
 * Resolves when the process behind `url` runs and does not respond: out of file descriptors, or stuck
 * in a loop. Rejects when `signal` aborts.
 */
export async function untilUnresponsive({
  url,
  interval = 5_000,
  timeout = 10_000,
  tolerance = 3,
  signal,
}: Watch): Promise<'unresponsive'> {
  for (let unanswered = 0; unanswered < tolerance; ) {
    await sleep(interval, undefined, { signal })
    unanswered = (await isAnswered(url, timeout)) ? 0 : unanswered + 1
  }
  return 'unresponsive'
}

async function isAnswered(url: string, timeout: number): Promise<boolean> {
  try {
    // A new connection each time: one kept alive would still work when new ones fail.
    const headers = { Connection: 'close' }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) })
    await response.arrayBuffer()
    return true
  } catch {
    return false
  }
}
