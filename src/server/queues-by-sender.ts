import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { senderOf } from './sender-of.ts'

/** Senders whose queues are in memory; work in a removed queue goes on. */
const max = 10_000

/** A queue for each sender of requests, which are at work `concurrency` at once. */
export function queuesBySender(concurrency: number): (request: IncomingMessage) => LimitFunction {
  const queues = new LRUCache<string, LimitFunction>({ max, memoMethod: () => pLimit(concurrency) })
  return (request) => queues.memo(senderOf(request))
}
