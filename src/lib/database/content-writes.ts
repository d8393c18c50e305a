import pLimit from 'p-limit'
import { processWide } from '../process-wide.ts'

/**
 * Writes of content at work at once. Each holds one of the pool's connections, and all but one of
 * those that publish wait for the publish lock with it.
 */
const atWork = 5

/** Writes that may wait. */
const maxWaiting = 60

const limit = processWide('content-writes', () => pLimit(atWork))

/** Whether the next write would begin at once. */
export const isContentWriteFree = (): boolean => limit.activeCount < atWork

/**
 * Lets few writes of content begin at once, so that pages and submissions always get a connection to
 * the database. Returns nothing if too many wait already.
 */
export function queueContentWrite<Result>(
  write: () => Promise<Result>,
): Promise<Result> | undefined {
  return limit.pendingCount < maxWaiting ? limit(write) : undefined
}
