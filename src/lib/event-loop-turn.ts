/** The last promise of each queue. */
const tails = new Map<string, Promise<void>>()

/**
 * Milliseconds after which a caller no longer waits for further iterations. Long iterations have
 * given others enough time.
 */
const maxIdleTime = 5

/**
 * Gives each caller of a queue its own event loop iteration: resolves after the earlier callers of
 * `queue` and at most `idleIterations` further iterations. Node accepts one connection per iteration, so
 * work started in the same iteration would delay new visitors.
 */
export async function waitForEventLoopTurn(queue: string, idleIterations = 0): Promise<void> {
  const previous = tails.get(queue) ?? Promise.resolve()
  const own = previous.then(() => waitIterations(idleIterations + 1))
  tails.set(queue, own)
  await own
  if (tails.get(queue) === own) tails.delete(queue)
}

async function waitIterations(count: number): Promise<void> {
  const end = performance.now() + maxIdleTime
  for (let index = 0; index < count && (index === 0 || performance.now() < end); index++) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}
