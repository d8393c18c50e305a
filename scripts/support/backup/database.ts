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

/** Whether the product keeps its data in a PostgreSQL of its own and has one already. */
export function hasOwnDatabase({ DATA_DIR }: Settings): boolean {
  return fs.existsSync(path.join(DATA_DIR, 'postgres'))
}

/**
 * Runs `work` on the product's database: the one in DATABASE_URL, its own as the running site uses
 * it, or its own started for this.
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
