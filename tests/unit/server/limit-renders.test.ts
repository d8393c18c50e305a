import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { env } from '../../../src/env.ts'
import { createSiteServer } from '../../../src/server/site-server.ts'

let server: Server
/** The queries of the requests that come through to Next, in their order. */
let handled: string[]
/** Lets the held requests be answered. */
let release: () => void

beforeEach(async () => {
  handled = []
  const { promise, resolve } = Promise.withResolvers<void>()
  release = resolve
  server = createSiteServer(async ({ url = '' }, response) => {
    handled.push(url.split('?')[1] ?? '')
    if (url.includes('early')) response.write('begun')
    await promise
    response.end('done')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  vi.useRealTimers()
  release()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const port = () => (server.address() as AddressInfo).port

const statusOf = (query: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port()}/api/pages?${query}`, { headers }).then(({ status }) => status)

/** A cookie as the CMS sets it, or one with a signature that anybody could make. */
async function cookie(secret = env.PAYLOAD_SECRET ?? '') {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const token = await new SignJWT({ id: 1, collection: 'users' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(key))
  return { Cookie: `payload-tenant=5; payload-token=${token}` }
}

it('a stranger waits among strangers, also with an invented session', async () => {
  const invented = await cookie('a-secret-that-is-not-ours')
  const first = [statusOf('a', invented), statusOf('b')]
  await expect.poll(() => handled.toSorted()).toEqual(['a', 'b'])
  const waiting = statusOf('c', invented)
  const passing = [statusOf('key', { Authorization: 'users API-Key 5' })]
  await expect.poll(() => handled).toContain('key')
  passing.push(statusOf('staff', await cookie()))
  await expect.poll(() => handled).toContain('staff')
  expect(handled).not.toContain('c')
  release()
  expect(await Promise.all([...first, waiting, ...passing])).toEqual([200, 200, 200, 200, 200])
})

it.each(['leaves', 'early'])('a page is counted while it is made: %s', async (query) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const sockets = [1, 2].map((number) =>
    net
      .connect(port(), '127.0.0.1')
      .on('error', () => undefined)
      .end(`GET /api/pages?${query}${number} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
  )
  await expect.poll(() => handled.length).toBe(2)
  if (query === 'leaves') for (const socket of sockets) socket.destroy()
  const next = statusOf('next')
  const staff = statusOf('staff', await cookie())
  await expect.poll(() => handled).toContain('staff')
  expect(handled).not.toContain('next')
  // Those who read slowly do not hold up the others for longer.
  await vi.advanceTimersByTimeAsync(2000)
  await expect.poll(() => handled).toContain('next')
  release()
  expect(await Promise.all([next, staff])).toEqual([200, 200])
})

it('one sender has thirty at most, another is served', async () => {
  const many = Array.from({ length: 31 }, (_, index) => statusOf(String(index)))
  expect(await Promise.race(many)).toBe(429)
  const other = net
    .connect({ port: port(), host: '127.0.0.1', localAddress: '127.0.0.2' })
    .end('GET /api/pages?other HTTP/1.1\r\nHost: localhost\r\n\r\n')
  let received = ''
  other.on('data', (bytes) => {
    received += String(bytes)
  })
  release()
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 200 /)
  expect((await Promise.all(many)).filter((status) => status === 200)).toHaveLength(30)
})
