import path from 'node:path'
import pg from 'pg'
import { env } from '../../src/env.ts'
import { unsettledUploads } from '../../src/lib/uploads.ts'
import { hashOfSources } from './sources.ts'

/** The key under which the database remembers from which sources it was last prepared. */
export const preparedKey = 'prepared-from'

/**
 * Whether the database was already prepared from just these sources and nothing that a killed
 * process left waits to be cleared up. Then a start can do without loading the CMS a second time.
 */
export async function isPrepared(url: string, dataDir: string): Promise<boolean> {
  for (const store of [path.join(dataDir, 'documents'), env.MEDIA_DIR]) {
    if ((await unsettledUploads(store)).length > 0) return false
  }
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query(
      'SELECT data FROM payload_kv WHERE key = $1 AND EXISTS (SELECT 1 FROM users)',
      [preparedKey],
    )
    return rows[0]?.data === hashOfSources()
  } catch {
    // No such table: an empty database.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
