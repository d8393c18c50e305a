import path from 'node:path'
import { readOwnDatabase } from '../../scripts/support/own-database.ts'

/** The address of the database that a product runs by itself. */
export function ownDatabaseUrl(folder: string): string {
  return readOwnDatabase(path.join(folder, 'data')).url
}
