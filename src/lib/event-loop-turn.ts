/** The last promise of each queue. */
const tails = new Map<string, Promise<void>>()

/**
 * Gives each caller of a queue its own event loop iteration: resolves after the earlier callers of
 * `queue` and `idleIterations` further iterations. Node accepts one connection per iteration, so
 * work started in the same iteration would delay new visitors.
 */
export async function waitForEventLoopTurn(queue: string, idleIterations = 0): Promise<void> {
  const previous = tails.get(queue) ?? Promise.resolve()
  const own = previous.then(() => waitIterations(idleIterations + 1))
  tails.set(queue, own)
  await own
  if (tails.get(queue) === own) tails.delete(queue)
}

/**
 * Maps the items in order, and lets the event loop turn after each. For work on many documents, of which
 * each may take milliseconds.
 */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(map(item))
    await waitIterations(1)
  }
  return results
}

async function waitIterations(count: number): Promise<void> {
  for (let index = 0; index < count; index++) await new Promise((resolve) => setImmediate(resolve))
}
