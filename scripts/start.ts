/**
 * `npm start` and `npm run dev`: one command from an installed checkout to the running product.
 * Database, build (production only), migrations and seed, then the site, until a signal or a crash.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { build, buildIsCurrent, nextBin } from './support/build.ts'
import { startOwnDatabase } from './support/own-database.ts'
import { isPrepared } from './support/prepared.ts'
import { failWith, PlainError, runNode, stop } from './support/processes.ts'
import {
  checkDatabase,
  checkFolders,
  checkPort,
  payloadSecret,
  readEnv,
} from './support/settings.ts'

/**
 * Threads that write to disk. Documents are flushed, and each flush holds a thread until the disk
 * has it; with Node's four, a few submissions at once would leave none to go on writing.
 */
const diskThreads = '16'

const isDev = process.argv.includes('--dev')
const startedAt = performance.now()

let database: ChildProcess | undefined
let site: ChildProcess | undefined
let ending = false

process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
process.on('SIGHUP', () => end(0))
endWithParent()

await start().catch(async (error) => {
  if (ending) return
  ending = true
  await stop(site)
  await stop(database)
  failWith(error)
})

async function start(): Promise<void> {
  const env = await readEnv()
  await checkPort(env.PORT)
  checkFolders(env)
  const shared = { ...process.env, PAYLOAD_SECRET: payloadSecret(env) }

  const url = env.DATABASE_URL ?? (await ownDatabase(env.DATA_DIR))
  if (env.DATABASE_URL) await checkDatabase(url)
  const withDatabase = { ...shared, DATABASE_URL: url }

  if (!isDev && !buildIsCurrent()) {
    say('Building the site; this takes about a minute and is only needed after a change.')
    await build()
  }
  if (!(await isPrepared(url, env.DATA_DIR))) {
    say('Database: bringing the tables and the first content up to date.')
    await runNode({ args: [path.join(import.meta.dirname, 'prepare.ts')], env: withDatabase })
  }
  await serve(env.PORT, withDatabase)
  say(
    `The site is at http://localhost:${env.PORT} and its admin at http://localhost:${env.PORT}/admin`,
  )
}

async function ownDatabase(dataDir: string): Promise<string> {
  say('Database: starting PostgreSQL; the first time, this creates it.')
  const own = await startOwnDatabase(dataDir)
  database = own.process
  database.once('exit', () => crashed('The database'))
  return own.url
}

/** Starts Next and waits until it answers. */
async function serve(port: number, env: NodeJS.ProcessEnv): Promise<void> {
  const preload = path.join(import.meta.dirname, 'support/end-with-parent.ts')
  const command = isDev ? 'dev' : 'start'
  site = spawn(process.execPath, ['--import', preload, nextBin, command, '--port', String(port)], {
    env: {
      ...env,
      NODE_ENV: isDev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      UV_THREADPOOL_SIZE: env.UV_THREADPOOL_SIZE ?? diskThreads,
    },
    stdio: ['ignore', isDev ? 'inherit' : 'ignore', 'inherit', 'ipc'],
    // In a group of its own: Ctrl-C reaches this process, which ends the site and then the database.
    detached: true,
  })
  site.once('exit', () => crashed('The site'))
  while (!ending) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answer?.ok) return
    if (answer) throw new PlainError(`The site answered ${answer.status} at its start page.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function crashed(who: string): void {
  if (ending) return
  console.error(
    `${who} ended unexpectedly; the rest is being stopped. Data written so far is safe.`,
  )
  void end(1)
}

/** Stops the site before the database, so that what is under way can still be written. */
async function end(status: number): Promise<void> {
  if (ending) return
  ending = true
  say('Stopping.')
  await stop(site)
  await stop(database)
  process.exit(status)
}

/** npm passes signals on but may itself be killed; then this process must not hold the port. */
function endWithParent(): void {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => {
    if (process.ppid !== parent) void end(0)
  }, 1000).unref()
}

function say(sentence: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`[${seconds.padStart(5)} s] ${sentence}`)
}
