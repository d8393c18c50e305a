import fs from 'node:fs'
import path from 'node:path'
import { startOwnDatabase } from '../../scripts/support/own-database.ts'
import { claimPort, stop } from '../../scripts/support/processes.ts'
import { admin, preparedFolder } from './prepared-folder.ts'

/** A PostgreSQL of its own for the integration tests: migrated, seeded, thrown away afterwards. */
export default async function setup() {
  const folder = await preparedFolder()
  const env = {
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
    PAYLOAD_SECRET: 'only-for-tests-0123456789-0123456789-abc',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SUBMISSIONS_PER_HOUR: '0',
    FAILED_LOGINS: '0',
    // Nobody listens there until a test does.
    SMTP_URL: `smtp://127.0.0.1:${await claimPort(0, '127.0.0.1')}`,
    MAIL_FROM: 'noreply@example.com',
  }
  const database = await startOwnDatabase(env.DATA_DIR)
  Object.assign(process.env, env, { DATABASE_URL: database.url })
  return async () => {
    await stop(database.process)
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
