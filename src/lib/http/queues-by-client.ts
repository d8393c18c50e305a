import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

/** Senders whose queues are in memory; work in a removed queue goes on. */
const max = 10_000

/** A queue for each sender of requests, which are at work `concurrency` at once. */
export function queuesByClient(concurrency: number): (sender: string) => LimitFunction {
  const queues = new LRUCache<string, LimitFunction>({ max, memoMethod: () => pLimit(concurrency) })
  return (sender) => queues.memo(sender)
}
