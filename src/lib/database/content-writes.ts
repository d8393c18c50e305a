import pLimit from 'p-limit'
import { processWide } from '../process-wide.ts'

/**
 * Concurrent content writes. Each holds a connection of the pool, and all publishing writes but one
 * hold it while they wait for the publish lock.
 */
const concurrency = 5

/** Maximum pending writes. */
const maxPending = 60

const limit = processWide('content-writes', () => pLimit(concurrency))

/** Returns whether the next write would start without waiting. */
export const isContentWriteFree = (): boolean => limit.activeCount < concurrency

/**
 * Limits concurrent content writes, so that pages and submissions always get a database connection.
 * Returns undefined if too many writes are pending.
 */
export function queueContentWrite<Result>(
  write: () => Promise<Result>,
): Promise<Result> | undefined {
  return limit.pendingCount < maxPending ? limit(write) : undefined
}
