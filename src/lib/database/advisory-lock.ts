import type { Payload } from 'payload'

/**
 * Runs `work` if no other process holds the advisory lock with this name. Resolves to
 * whether it ran. PostgreSQL releases the lock when the connection closes, for example
 * because the process has died.
 */
export async function withAdvisoryLock(
  cms: Payload,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const connection = await cms.db.pool.connect()
  try {
    const query = 'SELECT pg_try_advisory_lock(hashtext($1)) AS "isFree"'
    const { rows } = await connection.query<{ isFree: boolean }>(query, [name])
    const isFree = rows[0]?.isFree ?? false
    if (isFree) {
      await work()
      await connection.query('SELECT pg_advisory_unlock(hashtext($1))', [name])
    }
    connection.release()
    return isFree
  } catch (error) {
    // Closes the connection, which releases the lock.
    connection.release(true)
    throw error
  }
}
