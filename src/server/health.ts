import fs from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import pg from 'pg'
import { env } from '../env.ts'
import { isListeningForExpiredTags } from '../lib/cache/tag-channel.ts'
import { withClient } from '../lib/database/with-client.ts'

/** Whether this instance should receive requests. If not, `reason` says why. */
type Readiness = { isReady: boolean; reason: string }

/**
 * Milliseconds for which a database check is cached. The endpoint is public,
 * so it may be called often.
 */
const checkLifetime = 1_000

/** Milliseconds after which a database that does not respond counts as unavailable. */
const databaseTimeout = 2_000

/** PostgreSQL's error code for a query on a table that does not exist. */
const undefinedTable = '42P01'

const migrationsFolder = path.resolve(import.meta.dirname, '../migrations')

/**
 * Responds to `/healthz`. A response means that the process accepts connections
 * and its event loop runs.
 */
export function sendLiveness(response: ServerResponse): void {
  sendText(response, 200, 'ok')
}

/**
 * Responds to `/readyz` with 200 if this instance can serve all requests, otherwise
 * with 503 and the reason.
 */
export async function sendReadiness(response: ServerResponse): Promise<void> {
  const { isReady, reason } = await readiness()
  sendText(response, isReady ? 200 : 503, reason)
}

let draining = false

/**
 * Makes `/readyz` respond with 503 from now on, so that proxies send requests to other instances.
 */
export function startDraining(): void {
  draining = true
}

/** Returns whether this process is shutting down. */
export function isDraining(): boolean {
  return draining
}

let latest: { at: number; check: Promise<Readiness> } | undefined

/**
 * Returns whether this instance can serve all requests. The database check
 * may be up to a second old.
 */
export async function readiness(): Promise<Readiness> {
  if (draining) return { isReady: false, reason: 'draining' }
  if (!latest || performance.now() - latest.at > checkLifetime) {
    latest = { at: performance.now(), check: checkDatabase(env.DATABASE_URL) }
  }
  const state = await latest.check
  // Without the LISTEN connection, this instance would miss content published on other instances.
  return state.isReady && !isListeningForExpiredTags()
    ? { isReady: false, reason: 'not listening' }
    : state
}

/** Returns whether the database responds and has every migration of this code. */
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

/** Returns the names of this code's migrations, as Payload records them in the database. */
function migrationNames(): string[] {
  return fs
    .readdirSync(migrationsFolder)
    .filter((file) => /^\d+_\d+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' })
    .end(`${text}\n`)
}
