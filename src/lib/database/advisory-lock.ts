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
    // Closes it, and with it the lock.
    connection.release(true)
    throw error
  }
}
