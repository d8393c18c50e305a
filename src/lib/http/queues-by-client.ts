import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

/** Maximum queues in memory. Work continues in a queue that the cache has evicted. */
const max = 10_000

/** Returns a function that returns a client's queue, which runs `concurrency` tasks at once. */
export function queuesByClient(concurrency: number): (client: string) => LimitFunction {
  const queues = new LRUCache<string, LimitFunction>({ max, memoMethod: () => pLimit(concurrency) })
  return (client) => queues.memo(client)
}
