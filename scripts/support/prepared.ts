import { withClient } from '../../src/lib/database/with-client.ts'
import { hashOfSources } from './sources.ts'

/** The key under which the database remembers from which sources it was last prepared. */
export const preparedKey = 'prepared-from'

/**
 * Whether the database was already prepared from just these sources. Then a start can do without
 * loading the CMS a second time.
 */
export async function isPrepared(url: string): Promise<boolean> {
  try {
    const { rows } = await withClient({ connectionString: url }, (client) =>
      client.query('SELECT data FROM payload_kv WHERE key = $1 AND EXISTS (SELECT 1 FROM users)', [
        preparedKey,
      ]),
    )
    return rows[0]?.data === hashOfSources()
  } catch {
    // No such table: an empty database.
    return false
  }
}
