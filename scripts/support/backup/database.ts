import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import type { Env } from '../../../src/env.ts'
import { withClient } from '../../../src/lib/database/with-client.ts'
import { runningDatabaseUrl, startOwnDatabase } from '../own-database.ts'
import { stop } from '../processes.ts'
import { checkDatabase } from '../settings.ts'

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>

/** Returns whether the product's own PostgreSQL has been created. */
export function hasOwnDatabase({ DATA_DIR }: Settings): boolean {
  return fs.existsSync(path.join(DATA_DIR, 'postgres'))
}

/**
 * Runs `work` with a connection to the product's database: the one in DATABASE_URL, or the
 * product's own, which is started if the site is not running.
 */
export async function withDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Settings,
  work: (client: pg.Client, url: string) => Promise<T>,
): Promise<T> {
  let own: ChildProcess | undefined
  let url = DATABASE_URL ?? (await runningDatabaseUrl(DATA_DIR))
  if (DATABASE_URL) await checkDatabase(DATABASE_URL)
  if (!url) {
    const started = await startOwnDatabase(DATA_DIR)
    own = started.process
    url = started.url
  }
  const connectionString = url
  try {
    return await withClient({ connectionString }, (client) => work(client, connectionString))
  } finally {
    await stop(own)
  }
}
