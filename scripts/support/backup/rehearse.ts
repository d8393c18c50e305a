import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { Env } from '../../../src/env.ts'
import { diskStores, type Stores } from '../../../src/lib/files/stores.ts'
import { PlainError } from '../processes.ts'
import type { OpenBackup } from './manifest.ts'
import { listFiles } from './product-files.ts'
import { migrate, restoreBackup } from './restore-backup.ts'

/**
 * Restores a backup into a temporary database and folder, checks all rows and files, migrates it to
 * the current version, and removes it again, also when `interruption` aborts. Throws if anything is missing or
 * different.
 */
export async function rehearse(
  backup: OpenBackup,
  env: Env,
  interruption: AbortSignal,
): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'site-rehearsal-'))
  const folders = { DATA_DIR: path.join(folder, 'data'), MEDIA_DIR: path.join(folder, 'media') }
  for (const each of Object.values(folders)) await fs.mkdir(each)
  const stores = diskStores(folders)
  const overrides = { DATABASE_URL: undefined, PAYLOAD_SECRET: undefined, S3_BUCKET: undefined }
  const target = { env: { ...env, ...folders, ...overrides }, stores }
  try {
    await restoreBackup(backup, target, interruption, async (client, url) => {
      await checkRows(client, backup)
      await checkStoredFiles(client, backup, stores, interruption)
      await migrate(url, target)
    })
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function checkRows(client: pg.Client, { manifest }: OpenBackup): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const table = client.escapeIdentifier(name)
    const found = await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`)
    if (Number(found.rows[0]?.count) !== rows) throw new PlainError(`Rows of ${name} are missing.`)
  }
}

/**
 * Throws unless every file that a restored record references exists and has the correct content.
 */
async function checkStoredFiles(
  client: pg.Client,
  backup: OpenBackup,
  stores: Stores,
  interruption: AbortSignal,
): Promise<void> {
  const { files } = backup.manifest
  const sums = new Map(files.map((file) => [`${file.collection}/${file.name}`, file.sha256]))
  for (const { collection, name } of await listFiles(client)) {
    interruption.throwIfAborted()
    const file = await stores[collection].open(name)
    const sum = sums.get(`${collection}/${name}`)
    if (!file || !sum) throw new PlainError(`${name} of ${collection} is missing.`)
    const hash = createHash('sha256')
    await pipeline(await file.read(), hash)
    // The checksums of an encrypted backup are those of the encrypted files. Decryption
    // authenticates them.
    if (!backup.decrypt && hash.digest('hex') !== sum) {
      throw new PlainError(`${name} of ${collection} is not as it was.`)
    }
  }
}
