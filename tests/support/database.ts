import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startOwnDatabase } from '../../scripts/support/own-database.ts'
import { claimPort, runNode, stop } from '../../scripts/support/processes.ts'

/** A PostgreSQL of its own for the integration tests: migrated, seeded, thrown away afterwards. */
export default async function setup() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-int-'))
  const env = {
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
    PAYLOAD_SECRET: 'only-for-tests-0123456789-0123456789-abc',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'correct-horse-battery',
    SUBMISSIONS_PER_HOUR: '0',
    // Nobody listens there until a test does.
    SMTP_URL: `smtp://127.0.0.1:${await claimPort(0, '127.0.0.1')}`,
    MAIL_FROM: 'noreply@example.com',
  }
  for (const dir of [env.DATA_DIR, env.MEDIA_DIR]) fs.mkdirSync(dir, { recursive: true })
  const database = await startOwnDatabase(env.DATA_DIR)
  Object.assign(process.env, env, { DATABASE_URL: database.url })
  await runNode({ args: ['scripts/prepare.ts'], quiet: true })
  return async () => {
    await stop(database.process)
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
