import { afterEach, expect, it } from 'vitest'
import { type Listener, listen } from '../../src/lib/database/listen.ts'
import { startStallingProxy } from '../support/stalling-proxy.ts'
import { withDatabase } from '../support/with-database.ts'

const url = process.env.DATABASE_URL ?? ''
const channel = 'test_channel'

let heard: string[] = []
let listener: Listener | undefined

function start(connectionString: string): Listener {
  heard = []
  listener = listen({
    connectionString,
    channel,
    onConnect: () => heard.push('connected'),
    onMessage: (message) => heard.push(message),
  })
  return listener
}

afterEach(() => listener?.stop())

const run = (...statements: string[]) =>
  withDatabase(url, async (client) => {
    for (const statement of statements) await client.query(statement)
  })

it('a message arrives once, after the commit, and never after a rollback', async () => {
  start(url)
  await expect.poll(() => heard).toEqual(['connected'])
  await withDatabase(url, async (client) => {
    await client.query(`BEGIN; NOTIFY ${channel}, 'in time'; NOTIFY ${channel}, 'in time'`)
    await run(`BEGIN; NOTIFY ${channel}, 'undone'`, 'ROLLBACK', `NOTIFY ${channel}, 'first'`)
    await expect.poll(() => heard).toEqual(['connected', 'first'])
    await client.query('COMMIT')
  })
  await expect.poll(() => heard).toEqual(['connected', 'first', 'in time'])
})

it('a terminated connection is replaced, and the listener is notified', async () => {
  start(url)
  await expect.poll(() => heard).toEqual(['connected'])
  await run(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${channel}'`,
  )
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['connected', 'connected'])
  await run(`NOTIFY ${channel}, 'again'`)
  await expect.poll(() => heard).toEqual(['connected', 'connected', 'again'])
})

it('a connection that is lost silently is replaced too', async () => {
  const proxy = await startStallingProxy(url)
  const { isListening } = start(proxy.url)
  await expect.poll(() => heard).toEqual(['connected'])
  proxy.stall()
  await expect.poll(isListening, { timeout: 10_000 }).toBe(false)
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['connected', 'connected'])
  await listener?.stop()
  proxy.close()
})
