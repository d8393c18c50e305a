import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '../../src/migrations/index.ts'

/** A database of its own on the server of the tests. */
const name = `upgrade_${process.pid}`
let server: pg.Client
let client: pg.Client

beforeAll(async () => {
  server = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await server.connect()
  await server.query(`CREATE DATABASE ${name}`)
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.pathname = `/${name}`
  client = new pg.Client({ connectionString: url.href })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await server.query(`DROP DATABASE ${name}`)
  await server.end()
})

/** Runs migrations as Payload does, each in a transaction. */
async function migrate(which: typeof migrations): Promise<void> {
  const db = { execute: (query: { queryChunks: { value: string[] }[] }) => run(query) }
  for (const { up } of which) {
    await client.query('BEGIN')
    await up({ db } as never)
    await client.query('COMMIT')
  }
}

const run = ({ queryChunks }: { queryChunks: { value: string[] }[] }) =>
  client.query(queryChunks.map(({ value }) => value.join('')).join(''))

it('a database of the first release is brought up to date with the access log that it has', async () => {
  await migrate(migrations.slice(0, 1))
  await client.query(`
    INSERT INTO audit_log (action, user_email, entry_id) VALUES
      ('list', 'a@example.com', NULL), ('list', 'a@example.com', 7),
      ('contacts', 'a@example.com', NULL), ('contacts', 'a@example.com', 8),
      ('zip', 'a@example.com', 7)`)
  await migrate(migrations.slice(1))
  const { rows } = await client.query('SELECT action, subject FROM audit_log ORDER BY id')
  expect(rows.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'list onboarding',
    'open onboarding',
    'list contact',
    'open contact',
    'zip onboarding',
  ])
})
