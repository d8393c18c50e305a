import path from 'node:path'
import { readOwnDatabase } from '../../scripts/support/own-database.ts'

/** Returns the URL of the database that a product in `folder` has started itself. */
export function ownDatabaseUrl(folder: string): string {
  return readOwnDatabase(path.join(folder, 'data')).url
}
