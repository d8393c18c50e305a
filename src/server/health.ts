import fs from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import pg from 'pg'
import { env } from '../env.ts'
import { isListeningForExpiredTags } from '../lib/cache/tag-channel.ts'
import { withClient } from '../lib/database/with-client.ts'

/** Whether this instance should get requests, and if not, why. */
type Readiness = { isReady: boolean; reason: string }

/** Milliseconds for which a check of the database is cached, as the endpoint is public. */
const checkEvery = 1_000

/** Milliseconds after which a database that does not respond counts as unavailable. */
const databaseTimeout = 2_000

/** PostgreSQL's code for a query of a table that does not exist. */
const undefinedTable = '42P01'

const migrationsFolder = path.resolve(import.meta.dirname, '../migrations')

/** Answers `/healthz`: this process accepts connections and its event loop runs. */
export function answerAlive(response: ServerResponse): void {
  answer(response, 200, 'ok')
}

/** Answers `/readyz`: 200 while this instance can serve everything, otherwise 503 and the reason. */
export async function answerReady(response: ServerResponse): Promise<void> {
  const { isReady, reason } = await readiness()
  answer(response, isReady ? 200 : 503, reason)
}

let draining = false

/** From now on `/readyz` answers 503, so that proxies send requests elsewhere. */
export function startDraining(): void {
  draining = true
}

/** Whether this process is about to end. */
export function isDraining(): boolean {
  return draining
}

let latest: { at: number; check: Promise<Readiness> } | undefined

/** Whether this instance can serve everything, as known for at most a second. */
export async function readiness(): Promise<Readiness> {
  if (draining) return { isReady: false, reason: 'draining' }
  if (!latest || performance.now() - latest.at > checkEvery) {
    latest = { at: performance.now(), check: checkDatabase(env.DATABASE_URL) }
  }
  const state = await latest.check
  // Without its connection it would not hear of what is published elsewhere.
  return state.isReady && !isListeningForExpiredTags()
    ? { isReady: false, reason: 'not listening' }
    : state
}

/** Whether the database responds and has every migration of this code. */
export async function checkDatabase(connectionString: string | undefined): Promise<Readiness> {
  const config = {
    connectionString,
    connectionTimeoutMillis: databaseTimeout,
    query_timeout: databaseTimeout,
  }
  try {
    const { rows } = await withClient(config, (client) =>
      client.query<{ name: string }>('SELECT name FROM payload_migrations'),
    )
    const applied = new Set(rows.map(({ name }) => name))
    const isMigrated = migrationNames().every((name) => applied.has(name))
    return { isReady: isMigrated, reason: isMigrated ? 'ready' : 'migrations pending' }
  } catch (error) {
    const isEmpty = error instanceof pg.DatabaseError && error.code === undefinedTable
    return { isReady: false, reason: isEmpty ? 'migrations pending' : 'database unavailable' }
  }
}

/** The migrations of this code, by the names under which Payload records them. */
function migrationNames(): string[] {
  return fs
    .readdirSync(migrationsFolder)
    .filter((file) => /^\d+_\d+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
}

function answer(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' })
    .end(`${text}\n`)
}
