import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { isNameTaken } from '../../../src/lib/files/file-store.ts'
import { PlainError, runNode } from '../processes.ts'
import { withDatabase } from './database.ts'
import { contentOf, type OpenBackup } from './manifest.ts'
import type { ProductFile } from './product-files.ts'
import { loadTables } from './tables.ts'
import { secretFile, type Target } from './target.ts'

/**
 * Restores a verified backup to an empty target: migrations, rows, files and secret. If a step
 * fails or `interruption` aborts, everything that was restored is removed again. `verify` can check the result.
 */
export async function restoreBackup(
  backup: OpenBackup,
  target: Target,
  interruption: AbortSignal,
  verify: (client: pg.Client, url: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const { env } = target
  const restored: ProductFile[] = []
  await withDatabase(env, async (client, url) => {
    try {
      await migrate(url, target, backup.manifest.migrations)
      await loadTables(client, backup, interruption)
      await restoreFiles(backup, target, { interruption, restored })
      if (!env.PAYLOAD_SECRET) await restoreSecret(backup, target)
      await client.query('COMMIT')
    } catch (error) {
      await undoRestore(client, restored, target)
      throw error
    }
    await client.query('ANALYZE')
    await verify(client, url)
  })
}

/**
 * Removes what was restored. Prints its own failures, because the caller throws the original one.
 */
async function undoRestore(client: pg.Client, restored: ProductFile[], { env, stores }: Target) {
  const dropTables = async () => {
    await client.query('ROLLBACK')
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  }
  const removeFiles = async () => {
    if (!env.PAYLOAD_SECRET) await fs.rm(secretFile(env), { force: true })
    for (const { collection, name } of restored) await stores[collection].remove(name)
  }
  for (const outcome of await Promise.allSettled([dropTables(), removeFiles()])) {
    if (outcome.status === 'fulfilled') continue
    console.error(
      `Not everything that was restored could be removed again (${outcome.reason.message}); empty the target before you try again.`,
    )
  }
}

/** Applies the named migrations to the database at `url`, or all migrations. */
export async function migrate(url: string, { env }: Target, migrations?: string[]): Promise<void> {
  const { DATA_DIR, MEDIA_DIR, PAYLOAD_SECRET } = env
  await runNode({
    args: [path.join(import.meta.dirname, 'migrate.ts')],
    env: {
      ...process.env,
      ...{ DATABASE_URL: url, DATA_DIR, MEDIA_DIR, STATEMENT_TIMEOUT: '0' },
      // Payload requires a secret, but migrations do not sign or encrypt anything with it.
      PAYLOAD_SECRET: PAYLOAD_SECRET ?? 'only-for-migrating-never-for-sessions',
      ...(migrations && { MIGRATIONS: JSON.stringify(migrations) }),
    },
    quiet: true,
  })
}

type Progress = { interruption: AbortSignal; restored: ProductFile[] }

/** Restores the files, and adds to `restored` those that may be stored since. */
async function restoreFiles(
  backup: OpenBackup,
  { env, stores }: Target,
  { interruption, restored }: Progress,
): Promise<void> {
  const spool = path.join(env.DATA_DIR, 'spool/restore')
  await fs.mkdir(spool, { recursive: true, mode: 0o700 })
  try {
    for (const { collection, name, ...entry } of backup.manifest.files) {
      interruption.throwIfAborted()
      const source = path.join(spool, path.basename(name))
      await pipeline(await contentOf(backup, entry), createWriteStream(source, { flush: true }))
      // Before it is confirmed, because a bucket may store it nevertheless.
      restored.push({ collection, name })
      await stores[collection].put([{ source, name }]).catch((error) => {
        if (!isNameTaken(error)) throw error
        restored.pop()
        throw new PlainError(`${name} of ${collection} exists already; it was not replaced.`)
      })
      await fs.rm(source)
    }
  } finally {
    await fs.rm(spool, { recursive: true })
  }
}

async function restoreSecret(backup: OpenBackup, { env }: Target): Promise<void> {
  const secret = await text(await contentOf(backup, backup.manifest.secret))
  await fs.writeFile(secretFile(env), secret, { mode: 0o600, flag: 'wx', flush: true })
}
