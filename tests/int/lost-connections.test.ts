import { expect, it } from 'vitest'
import { withKeepalives } from '../../src/lib/database/keepalives.ts'
import { cms } from '../support/cms.ts'
import { withDatabase } from '../support/stored.ts'

const url = process.env.DATABASE_URL ?? ''

const settings = `SELECT name, setting FROM pg_settings
  WHERE name ~ '^tcp_(keepalives|user)' OR name = 'work_mem' ORDER BY name`

it('PostgreSQL looks whether the machines of its connections live, beside what DATABASE_URL sets', async () => {
  const { rows } = await (await cms()).db.pool.query('SHOW tcp_keepalives_idle')
  expect(rows).toEqual([{ tcp_keepalives_idle: '10' }])

  const given = `${url}?options=-c%20work_mem=5MB%20-c%20tcp_keepalives_idle=60`
  const found = await withDatabase(withKeepalives(given), (client) => client.query(settings))
  expect(Object.fromEntries(found.rows.map(({ name, setting }) => [name, setting]))).toEqual({
    tcp_keepalives_count: '3',
    tcp_keepalives_idle: '60',
    tcp_keepalives_interval: '5',
    tcp_user_timeout: '25000',
    work_mem: '5120',
  })
})
