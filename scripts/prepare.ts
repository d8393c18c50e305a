/**
 * Migrates the database, seeds it if it is empty and creates the first admin. Safe to run at any
 * time and in several processes at once, because it holds an advisory lock.
 */
import { randomBytes } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import pg from 'pg'
import config from '../payload.config.ts'
import { env, siteUrl } from '../src/env.ts'
import { lockIds } from '../src/lib/database/lock-ids.ts'
import { withSessionSettings } from '../src/lib/database/session-settings.ts'
import { seed } from '../src/seed/index.ts'
import { preparedKey } from './support/prepared.ts'
import { failWith } from './support/processes.ts'
import { hashOfSources } from './support/sources.ts'

try {
  const lock = new pg.Client(withSessionSettings(env.DATABASE_URL))
  // If the connection is lost, the current step fails and reports it. Without a listener, this
  // event would crash the process first.
  lock.on('error', () => undefined)
  await lock.connect()
  await lock.query('SELECT pg_advisory_lock($1)', [lockIds.prepare])
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.migrate()
  await seed(payload)
  await createFirstAdmin(payload)
  await payload.kv.set(preparedKey, hashOfSources())
  await lock.end()
  await payload.destroy()
  process.exit(0)
} catch (error) {
  failWith(error)
}

async function createFirstAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return
  const password = env.ADMIN_PASSWORD ?? randomBytes(16).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { email: env.ADMIN_EMAIL, password, role: 'admin' },
  })
  console.log(`\n  The first admin, shown this once:\n    ${siteUrl}/admin`)
  console.log(`    email     ${env.ADMIN_EMAIL}`)
  console.log(`    password  ${env.ADMIN_PASSWORD ? '(ADMIN_PASSWORD)' : password}\n`)
}
