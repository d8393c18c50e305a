import type { Pool } from 'pg'
import { processWide } from '../process-wide.ts'

const observed = processWide('pool', (): { pool?: Pool } => ({}))

/** Registers Payload's pool, so that the server in front of Next can report its use as metrics. */
export function observePool(pool: Pool): void {
  observed.pool = pool
}

/**
 * Returns the numbers of active and idle connections and of waiting queries. Undefined before
 * `observePool`.
 */
export function poolUse() {
  const { pool } = observed
  if (!pool) return undefined
  const { totalCount, idleCount, waitingCount } = pool
  return { active: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}
