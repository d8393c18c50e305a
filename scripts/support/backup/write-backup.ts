import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import product from '../../../package.json' with { type: 'json' }
import type { Env } from '../../../src/env.ts'
import { createStores, type Stores } from '../../../src/lib/files/stores.ts'
import { PlainError } from '../processes.ts'
import { hasOwnDatabase, withDatabase } from './database.ts'
import { describeBackup } from './describe.ts'
import { encryptionOf } from './encryption.ts'
import { type FolderWriter, folderWriter } from './folder-writer.ts'
import { checkFiles, format, type Manifest, writeManifest } from './manifest.ts'
import { listFiles, type RecordedFile } from './product-files.ts'
import { readSequences, writeTables } from './tables.ts'

/**
 * Writes a backup into an empty folder and resolves to a message that summarizes it. If anything is
 * missing or cannot be written, or on an interruption, empties the folder and throws.
 */
export async function writeBackup(
  folder: string,
  env: Env,
  interruption: AbortSignal,
): Promise<string> {
  if (!env.DATABASE_URL && !hasOwnDatabase(env)) {
    throw new PlainError(`There is nothing to back up: ${env.DATA_DIR} holds no database.`)
  }
  try {
    const encrypt = await encryptionOf(folder, env)
    const write = folderWriter(folder, { encrypt, interruption })
    const manifest = await withDatabase(env, (client) => writeAll(client, env, write))
    await checkFiles({ folder, manifest }, interruption)
    await writeManifest(folder, manifest, encrypt)
    const state = encrypt ? 'encrypted' : 'not encrypted'
    return `Written to ${folder}, ${state}, and checked: ${describeBackup(manifest)}.`
  } catch (error) {
    for (const name of await fs.readdir(folder)) {
      await fs.rm(path.join(folder, name), { recursive: true })
    }
    interruption.throwIfAborted()
    throw error
  }
}

async function writeAll(client: pg.Client, env: Env, write: FolderWriter): Promise<Manifest> {
  const createdAt = new Date().toISOString()
  // All further queries use the same snapshot of the database.
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY id',
  )
  const tables = await writeTables(client, write)
  const sequences = await readSequences(client)
  const listed = await listFiles(client)
  // Files of deleted records are kept for a day, so the transaction does not have to stay open
  // while they are copied.
  await client.query('COMMIT')
  const files = await writeFiles(createStores(env), listed, write)
  const secret = await write('secret', Readable.from([Buffer.from(await readSecret(env))]))
  const migrations = rows.map(({ name }) => name)
  return {
    format,
    version: product.version,
    createdAt,
    migrations,
    tables,
    sequences,
    files,
    secret,
  }
}

async function writeFiles(stores: Stores, listed: RecordedFile[], write: FolderWriter) {
  const files: Manifest['files'] = []
  for (const { collection, name, bytes } of listed) {
    const file = await stores[collection].open(name)
    if (!file) {
      throw new PlainError(`A file is missing, the backup was not made: ${name} of ${collection}.`)
    }
    // Only documents, which nothing changes once they are stored.
    const isDocument = collection === 'onboarding-documents'
    if (isDocument && bytes !== undefined && file.size !== bytes) {
      await file.close()
      throw new PlainError(
        `A document is damaged, the backup was not made: ${name} of ${collection} has ${file.size} bytes instead of ${bytes}.`,
      )
    }
    const entry = await write(`files/${collection}/${name}`, await file.read())
    files.push({ ...entry, collection, name })
  }
  return files
}

async function readSecret({ DATA_DIR, PAYLOAD_SECRET }: Env): Promise<string> {
  if (PAYLOAD_SECRET) return PAYLOAD_SECRET
  const file = path.join(DATA_DIR, 'secret')
  const secret = await fs.readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new PlainError(
      `The secret cannot be read from ${file} (${code}); set PAYLOAD_SECRET to the one that the site has.`,
    )
  })
  return secret.trim()
}
