import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** Milliseconds within which a moment in which nobody waits has to come. */
const limit = 2_000

/** Milliseconds that a turn of the event loop may take to count as such a moment. */
const shortTurn = 2

/**
 * Stops taking connections, and resolves when the last request is answered. Node takes one connection in
 * each turn of its event loop; those that still wait when the server closes are reset, with the requests
 * that proxies have sent on them. So it closes after a turn in which none came.
 */
export async function close(server: Server): Promise<void> {
  let hasAccepted = false
  server.on('connection', () => {
    hasAccepted = true
  })
  const end = performance.now() + limit
  // The rest of this turn accepts nobody.
  await setImmediate()
  for (let isQuiet = false; !isQuiet && performance.now() < end; ) {
    hasAccepted = false
    const startedAt = performance.now()
    await setImmediate()
    isQuiet = !hasAccepted && performance.now() - startedAt < shortTurn
  }
  await new Promise((resolve) => server.close(resolve))
}
