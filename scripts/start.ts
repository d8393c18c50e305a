/**
 * `npm start` and `npm run dev`: starts the product from an installed checkout. Starts the
 * database, builds (production only), migrates and seeds, and then runs the site until a signal or
 * a database crash.
 */
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { logConsoleAsJson } from '../src/lib/log/console-as-json.ts'
import { build, buildIsCurrent } from './support/build.ts'
import { localOrigin } from './support/local-origin.ts'
import { startOwnDatabase } from './support/own-database.ts'
import { isPrepared } from './support/prepared.ts'
import { failWith, runNode, stop } from './support/processes.ts'
import {
  checkDatabase,
  checkFolders,
  checkPort,
  checkStorage,
  payloadSecret,
  readEnv,
} from './support/settings.ts'
import { runSite, type Site } from './support/site.ts'

const isDev = process.argv.includes('--dev')
const startedAt = performance.now()

let database: ChildProcess | undefined
let site: Site | undefined
let ending = false

process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
process.on('SIGHUP', () => end(0))
endWithNpm()

await start().catch(async (error) => {
  if (ending) return
  ending = true
  await site?.stop()
  await stop(database)
  failWith(error)
})

async function start(): Promise<void> {
  const env = await readEnv()
  if (env.LOG_FORMAT === 'json') logConsoleAsJson()
  await checkPort({ port: env.PORT, setting: 'PORT', host: env.HOST })
  if (env.METRICS_PORT !== undefined) {
    await checkPort({ port: env.METRICS_PORT, setting: 'METRICS_PORT', host: env.METRICS_HOST })
  }
  checkFolders(env)
  await checkStorage(env)
  const shared = { ...process.env, PAYLOAD_SECRET: payloadSecret(env) }

  const url = env.DATABASE_URL ?? (await ownDatabase(env.DATA_DIR))
  if (env.DATABASE_URL) await checkDatabase(url)
  const withDatabase = { ...shared, DATABASE_URL: url }

  if (!isDev && !buildIsCurrent()) {
    report('Building the site; this takes about a minute and is only needed after a change.')
    await build()
  }
  if (!(await isPrepared(url))) {
    report('Database: bringing the tables and the first content up to date.')
    await runNode({
      args: [path.join(import.meta.dirname, 'prepare.ts')],
      // Migrations of large tables may take longer than the statement timeout.
      env: { ...withDatabase, STATEMENT_TIMEOUT: '0' },
    })
  }
  const origin = localOrigin(env)
  site = runSite({ port: env.PORT, origin, isDev, env: withDatabase, report })
  await site.ready
  const address = origin.replace('127.0.0.1', 'localhost')
  report(`The site is at ${address} and its admin at ${address}/admin`)
}

async function ownDatabase(dataDir: string): Promise<string> {
  report('Database: starting PostgreSQL; the first time, this creates it.')
  const own = await startOwnDatabase(dataDir)
  database = own.process
  database.once('exit', endAfterDatabase)
  return own.url
}

/** The site cannot work without its own database. The process manager has to restart both. */
function endAfterDatabase(): void {
  if (ending) return
  console.error(
    'The database ended unexpectedly; the site is being stopped. Data written so far is safe.',
  )
  void end(1)
}

/** Stops the site before the database, so that requests in progress can still be stored. */
async function end(status: number): Promise<void> {
  if (ending) return
  ending = true
  report('Stopping.')
  await site?.stop()
  await stop(database)
  process.exit(status)
}

/**
 * Ends when npm is killed, because this process would otherwise hold the port. npm forwards other signals, and
 * waits: package.json uses `exec`, because a shell in between would end at once and not forward them.
 */
function endWithNpm(): void {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => {
    if (process.ppid !== parent) void end(0)
  }, 1000).unref()
}

function report(sentence: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`[${seconds.padStart(5)} s] ${sentence}`)
}
