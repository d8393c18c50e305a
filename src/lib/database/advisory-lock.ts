import type { Payload } from 'payload'

/**
 * Runs `work` unless a process on this database is at work of that name; resolves to whether it
 * ran. PostgreSQL holds the lock and gives it up with the connection, also when the process dies.
 */
export async function withAdvisoryLock(
  cms: Payload,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const connection = await cms.db.pool.connect()
  // A lost connection fails the next query; without a listener it would end the process.
  connection.on('error', () => undefined)
  try {
    const query = 'SELECT pg_try_advisory_lock(hashtext($1)) AS "isFree"'
    const { rows } = await connection.query<{ isFree: boolean }>(query, [name])
    if (!rows[0]?.isFree) return false
    await work()
    return true
  } finally {
    // Closes it, and with it the lock.
    connection.release(true)
  }
}
