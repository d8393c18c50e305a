import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** Maximum milliseconds to wait for an event loop iteration without new connections. */
const maxWait = 2_000

/** Maximum milliseconds of an iteration that counts as idle. */
const maxIdleIteration = 2

/**
 * Closes the server and resolves when the last response has ended. Node accepts one
 * connection per event loop iteration, and closing resets the connections in the accept
 * queue, including requests that proxies have already sent on them. So this waits for an
 * iteration in which no connection arrived.
 */
export async function closeServer(server: Server): Promise<void> {
  let hasAccepted = false
  server.on('connection', () => {
    hasAccepted = true
  })
  const end = performance.now() + maxWait
  // The remainder of the current iteration accepts no connections, so it must not count as idle.
  await setImmediate()
  for (let isIdle = false; !isIdle && performance.now() < end; ) {
    hasAccepted = false
    const startedAt = performance.now()
    await setImmediate()
    isIdle = !hasAccepted && performance.now() - startedAt < maxIdleIteration
  }
  await new Promise((resolve) => server.close(resolve))
}
