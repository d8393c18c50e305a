import { setTimeout as sleep } from 'node:timers/promises'

/** Options of the watchdog. Times are in milliseconds. */
type Watch = {
  /** The URL of the health check. */
  url: string
  interval?: number
  /** The timeout of each check. */
  timeout?: number
  /** The number of consecutive failures after which the process counts as unresponsive. */
  tolerance?: number
  signal?: AbortSignal
}

/** Resolves at the first response of the process behind `url`. Rejects when `signal` aborts. */
export async function untilResponsive({
  url,
  interval = 100,
  timeout = 10_000,
  signal,
}: Omit<Watch, 'tolerance'>): Promise<void> {
  while (!(await isAnswered(url, timeout))) await sleep(interval, undefined, { signal })
}

/**
 * Resolves when the process behind `url` no longer responds, for example because it is out of file
 * descriptors or in an endless loop. Rejects when `signal` aborts.
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
    // Opens a new connection each time, because a keep-alive connection could still
    // work when new ones fail.
    const headers = { Connection: 'close' }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) })
    await response.arrayBuffer()
    return true
  } catch {
    return false
  }
}
