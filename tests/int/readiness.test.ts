import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from '../../scripts/support/processes.ts'
import { listenForExpiredTags } from '../../src/lib/cache/tag-channel.ts'
import { checkDatabase, startDraining } from '../../src/server/health.ts'
import { createSiteServer } from '../../src/server/site-server.ts'
import { cms } from '../support/cms.ts'
import { withDatabase } from '../support/with-database.ts'

const url = process.env.DATABASE_URL ?? ''

it('an instance is ready while its database has every migration', async () => {
  await cms()
  expect(await checkDatabase(url)).toEqual({ isReady: true, reason: 'ready' })
  await withDatabase(url, async (client) => {
    const { rows } = await client.query(
      'SELECT name, batch FROM payload_migrations ORDER BY id DESC',
    )
    const [{ name, batch }] = rows
    await client.query('DELETE FROM payload_migrations WHERE name = $1', [name])
    try {
      expect(await checkDatabase(url)).toEqual({ isReady: false, reason: 'migrations pending' })
    } finally {
      await client.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, $2)', [
        name,
        batch,
      ])
    }
  })
})

it('an instance is not ready with an empty database or without a database', async () => {
  const empty = new URL(url)
  empty.pathname = '/template1'
  expect(await checkDatabase(empty.href)).toEqual({ isReady: false, reason: 'migrations pending' })
  const closed = `postgres://nobody@127.0.0.1:${await freePort('127.0.0.1')}/none`
  expect(await checkDatabase(closed)).toEqual({ isReady: false, reason: 'database unavailable' })
})

it('/readyz reports whether the instance listens for invalidations and whether it is draining', async () => {
  const server = createSiteServer(async () => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`
  const asked = async () => {
    const response = await fetch(address)
    return [response.status, await response.text()]
  }
  expect(await asked()).toEqual([503, 'not listening\n'])
  listenForExpiredTags()
  await expect.poll(asked).toEqual([200, 'ready\n'])
  startDraining()
  expect(await asked()).toEqual([503, 'draining\n'])
  server.close()
})
