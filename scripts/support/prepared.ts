import { withClient } from '../../src/lib/database/with-client.ts'
import { hashOfSources } from './sources.ts'

/** The key in `payload_kv` of the hash of the sources with which the database was last prepared. */
export const preparedKey = 'prepared-from'

/**
 * Returns whether the database was already prepared with the current sources. `npm start` then
 * skips `prepare.ts`, which would load the whole CMS.
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
    // The table does not exist if the database is empty.
    return false
  }
}
