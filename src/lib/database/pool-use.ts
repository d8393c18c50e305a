import type { Pool } from 'pg'
import { processWide } from '../process-wide.ts'

const observed = processWide('pool', (): { pool?: Pool } => ({}))

/** Lets the server in front of Next see how this pool, which is the CMS's, is used. */
export function observePool(pool: Pool): void {
  observed.pool = pool
}

/** Connections in use and idle, and queries that wait for one; nothing before the CMS is open. */
export function poolUse() {
  const { pool } = observed
  if (!pool) return undefined
  const { totalCount, idleCount, waitingCount } = pool
  return { active: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}
