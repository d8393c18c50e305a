import { createHash } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withDatabase } from '../../scripts/support/backup/database.ts'
import { createStores, uploadCollections } from '../../src/lib/files/stores.ts'

/** The settings that determine where a product stores its data. */
type Settings = ReturnType<typeof storageSettings> &
  Partial<Parameters<typeof createStores>[0]> & { DATABASE_URL?: string }

/** Returns these settings for a product in `folder` with the defaults. */
export function storageSettings(folder: string) {
  return { DATA_DIR: path.join(folder, 'data'), MEDIA_DIR: path.join(folder, 'media') }
}

/** The SHA-256 hashes of stored rows and files, by name. */
export type Hashes = Record<string, string>

/** Hashes everything that a product stores, whether it runs or not. */
export async function hashStorage(settings: Settings): Promise<Hashes> {
  return { ...(await hashRows(settings)), ...(await hashFiles(settings)) }
}

/** Hashes the rows of every table, the positions of the sequences and the constraints. */
export function hashRows(settings: Settings): Promise<Hashes> {
  return withDatabase(settings, async (client) => {
    // A single snapshot, because the site may be running.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    const hashes: Hashes = {
      sequences: await hashQuery(
        client,
        `SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
      ),
      constraints: await hashQuery(
        client,
        `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace AND contype IN ('f', 'p', 'u') ORDER BY 1, 2`,
      ),
    }
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    )
    for (const { name } of tables) {
      const table = client.escapeIdentifier(name)
      // The "C" collation makes the order independent of the database's locale.
      const query = `SELECT t::text FROM ${table} t ORDER BY t::text COLLATE "C"`
      hashes[`table ${name}`] = await hashQuery(client, query)
    }
    return hashes
  })
}

/** Hashes every document, picture and recording. */
export async function hashFiles(settings: Settings): Promise<Hashes> {
  const stores = createStores({ S3_REGION: '', ...settings })
  const hashes: Hashes = {}
  for (const collection of uploadCollections) {
    for await (const name of stores[collection].list()) {
      const file = await stores[collection].open(name)
      if (file) hashes[`${collection}/${name}`] = await hashStream(await file.read())
    }
  }
  return hashes
}

/** Returns the names whose hashes differ or exist only on one side. */
export function differingNames(one: Hashes, other: Hashes): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => one[name] !== other[name])
}

/** Streams the rows, because a table may be larger than the memory. */
async function hashQuery(client: pg.Client, query: string): Promise<string> {
  // The stream of rows ends before the query does.
  const isFree = once(client, 'drain')
  const hash = await hashStream(client.query(copyTo(`COPY (${query}) TO STDOUT`)))
  await isFree
  return hash
}

async function hashStream(source: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(source, hash)
  return hash.digest('hex')
}
