import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../../src/env.ts'
import { withClient } from '../../src/lib/database/with-client.ts'
import { loadEnvFile } from './env-file.ts'
import { persistentSecret } from './persistent-secret.ts'
import { claimPort, PlainError } from './processes.ts'

/**
 * Reads the environment and the file .env. Throws a PlainError if a setting is invalid. `src/env.ts` must not be
 * imported before, because it would not know the file.
 */
export async function readEnv(): Promise<Env> {
  loadEnvFile()
  try {
    return (await import('../../src/env.ts')).env
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * A port, its setting, and the address to listen on. Without `host`, it listens on all addresses.
 */
type Claim = { port: number; setting: 'PORT' | 'METRICS_PORT'; host?: string | undefined }

/**
 * Throws a PlainError if a port is taken or not allowed. Retries for three seconds, because a
 * killed process may take a moment to release the port.
 */
export async function checkPort(claim: Claim, tries = 15): Promise<void> {
  const { port, setting, host } = claim
  try {
    await claimPort(port, host)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE' && tries > 1) {
      await sleep(200)
      return checkPort(claim, tries - 1)
    }
    throw new PlainError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use by another program; stop that one or set ${setting} to a free port.`
        : `Port ${port} cannot be opened (${code}); set ${setting} or ${setting.replace('PORT', 'HOST')} to another value.`,
    )
  }
}

/** Creates the data folders. Throws a PlainError if one is not writable. */
export function checkFolders({ DATA_DIR, MEDIA_DIR }: Env): void {
  for (const folder of [DATA_DIR, MEDIA_DIR]) {
    const probe = path.join(folder, `.probe-${process.pid}`)
    try {
      fs.mkdirSync(folder, { recursive: true })
      fs.writeFileSync(probe, '')
      fs.rmSync(probe)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new PlainError(
        `The folder ${folder} cannot be written to (${code}); give this user the right to, or name another one in the environment.`,
      )
    }
  }
}

/**
 * Throws a PlainError if a bucket is configured in which files cannot be written,
 * read, listed and deleted.
 */
export async function checkStorage(env: Env): Promise<void> {
  if (!env.S3_BUCKET) return
  const { createStores } = await import('../../src/lib/files/stores.ts')
  const store = createStores(env).media
  const name = `.probe-${randomUUID()}`
  try {
    await store.put([{ source: import.meta.filename, name }])
    const probe = await store.open(name)
    if (!probe) throw new Error('what was written is not there')
    await buffer(await probe.read())
    await store.list()[Symbol.asyncIterator]().next()
    await store.remove(name)
  } catch (error) {
    const { cause } = error as Error
    const { name: kind, message } = (cause ?? error) as Error
    const where = env.S3_ENDPOINT ? ` at ${env.S3_ENDPOINT}` : ''
    throw new PlainError(
      `The bucket ${env.S3_BUCKET}${where} cannot be used (${kind}: ${message}); check the S3_ settings, that its key may read, write, list and delete, and that it supports If-None-Match: *.`,
    )
  }
}

/** Throws a PlainError if no PostgreSQL responds at `url`. */
export async function checkDatabase(url: string): Promise<void> {
  try {
    await withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, (client) =>
      client.query('SELECT 1'),
    )
  } catch (error) {
    const { host, pathname } = new URL(url)
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    throw new PlainError(
      `The database ${pathname.slice(1)} at ${host} cannot be reached (${reason}); check DATABASE_URL and that PostgreSQL runs there.`,
    )
  }
}

/** Returns the secret that signs sessions: PAYLOAD_SECRET, or the one stored in DATA_DIR. */
export function payloadSecret({ DATA_DIR, PAYLOAD_SECRET }: Env): string {
  return PAYLOAD_SECRET ?? persistentSecret(path.join(DATA_DIR, 'secret'))
}
