import fs from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startOwnDatabase } from '../../scripts/support/own-database.ts'
import { freePort, stop } from '../../scripts/support/processes.ts'
import { createSnapshots } from './database-snapshot.ts'
import { admin, preparedFolder } from './prepared-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The environment variables of each worker. */
    environments: Record<string, string>[]
  }
}

/**
 * Starts a migrated and seeded PostgreSQL with its folders for each worker of the integration
 * tests, and removes them afterwards.
 */
export default async function setup(project: TestProject) {
  const started: Awaited<ReturnType<typeof startOne>>[] = []
  for (let worker = 0; worker < project.config.maxWorkers; worker++) started.push(await startOne())
  project.provide(
    'environments',
    started.map(({ env }) => env),
  )
  return async () => {
    await Promise.all(started.map(({ end }) => end()))
  }
}

async function startOne() {
  const folder = await preparedFolder()
  const dataDir = path.join(folder, 'data')
  const database = await startOwnDatabase(dataDir)
  await createSnapshots(database.url)
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    MEDIA_DIR: path.join(folder, 'media'),
    PAYLOAD_SECRET: 'only-for-tests-0123456789-0123456789-abc',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SUBMISSIONS_PER_HOUR: '0',
    UPLOAD_RESERVED_MB: '0',
    FAILED_LOGINS: '0',
    // Nothing listens on this port until a test starts a mail server.
    SMTP_URL: `smtp://site:password@127.0.0.1:${await freePort('127.0.0.1')}`,
    MAIL_FROM: 'noreply@example.com',
  }
  const end = async () => {
    await stop(database.process)
    fs.rmSync(folder, { recursive: true, force: true })
  }
  return { env, end }
}
