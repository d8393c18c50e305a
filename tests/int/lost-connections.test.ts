import config from '@payload-config'
import { getPayload } from 'payload'
import pg from 'pg'
import { expect, it } from 'vitest'
import { poolOptions } from '../../src/lib/database/pool-options.ts'
import { withSessionSettings } from '../../src/lib/database/session-settings.ts'
import { inTransaction } from '../../src/lib/database/transaction.ts'
import { isOutage } from '../../src/lib/database/unavailable.ts'
import { withClient } from '../../src/lib/database/with-client.ts'
import { cms } from '../support/cms.ts'
import { startStallingProxy } from '../support/stalling-proxy.ts'
import { withDatabase } from '../support/with-database.ts'

const url = process.env.DATABASE_URL ?? ''

const settings = `SELECT name, setting FROM pg_settings
  WHERE name ~ '^tcp_(keepalives|user)' OR name = 'work_mem' ORDER BY name`

it('the database connections use TCP keepalive, and DATABASE_URL can override it', async () => {
  const shown = 'SHOW tcp_keepalives_idle'
  const ofPool = await (await cms()).db.pool.query(shown)
  const withEmptyOptions = withSessionSettings(`${url}?options=`)
  for (const { rows } of [
    ofPool,
    await withClient(withEmptyOptions, (client) => client.query(shown)),
  ]) {
    expect(rows).toEqual([{ tcp_keepalives_idle: '10' }])
  }

  const urlWithOptions = `${url}?options=-c%20work_mem=5MB%20-c%20tcp_keepalives_idle=60`
  const found = await withClient(withSessionSettings(urlWithOptions), (client) =>
    client.query(settings),
  )
  expect(Object.fromEntries(found.rows.map(({ name, setting }) => [name, setting]))).toEqual({
    tcp_keepalives_count: '3',
    tcp_keepalives_idle: '60',
    tcp_keepalives_interval: '5',
    tcp_user_timeout: '25000',
    work_mem: '5120',
  })
})

it('transactions see what others have committed, even in a database with another default', async () => {
  const isolation = 'default_transaction_isolation'
  const database = new URL(url).pathname.slice(1)
  const shown = () =>
    withClient(withSessionSettings(url), (client) => client.query(`SHOW ${isolation}`))
  await withDatabase(url, (client) =>
    client.query(`ALTER DATABASE "${database}" SET ${isolation} = 'serializable'`),
  )
  try {
    expect((await shown()).rows).toEqual([{ [isolation]: 'read committed' }])
  } finally {
    await withDatabase(url, (client) =>
      client.query(`ALTER DATABASE "${database}" RESET ${isolation}`),
    )
  }
})

it('the client waits only slightly longer for a statement than the database may run it', () => {
  const { query_timeout = 0, statement_timeout = 0 } = poolOptions(url, 1)
  expect(query_timeout).toBeGreaterThan(statement_timeout)
  expect(poolOptions(url, 0).query_timeout).toBeUndefined()
})

it('a write to a database that has become read-only, as after a failover, is treated as an outage', async () => {
  const write = withClient({ connectionString: url }, async (client) => {
    await client.query('SET default_transaction_read_only = on')
    await client.query('DELETE FROM file_removals WHERE false')
  })
  await expect(write).rejects.toSatisfy(isOutage)
})

it('an unresponsive database is treated as an outage, and is used again when it responds', async () => {
  const proxy = await startStallingProxy(url)
  const payload = await getPayload({ config, key: 'behind a proxy' })
  const former = payload.db.pool
  // With a single connection, a leaked one would leave none.
  const pool = new pg.Pool({ ...poolOptions(proxy.url, 1), query_timeout: 500, max: 1 })
  payload.db.pool = pool
  const count = () => pool.query('SELECT count(*) FROM users')
  const change = (before?: () => void, after?: () => void) =>
    inTransaction(payload, async (req) => {
      before?.()
      await payload.count({ collection: 'users', req })
      after?.()
    })
  const muted = (use: () => Promise<unknown>) => {
    proxy.stall()
    return use()
  }
  const outages = [
    () => muted(count),
    () => muted(change),
    () => change(proxy.stall),
    () => change(undefined, proxy.stall),
  ]
  for (const outage of outages) {
    await change()
    await expect(outage()).rejects.toSatisfy(isOutage)
  }
  await change()
  await pool.end()
  payload.db.pool = former
  await payload.destroy()
  proxy.close()
})
