import type pg from 'pg'
import { withClient } from '../../src/lib/database/with-client.ts'

/** Runs `work` with a separate database connection; its locks and transactions end with it. */
export function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient({ connectionString: url }, work)
}
