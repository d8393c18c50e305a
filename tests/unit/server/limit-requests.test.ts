import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { env } from '../../../src/env.ts'
import { createSiteServer } from '../../../src/server/site-server.ts'
import { signedToken } from '../../support/token.ts'

let server: Server
/** The query strings of the requests that reach Next, in order. */
let handled: string[]
/** Lets the pending requests be answered. */
let release: () => void

const trusted = env.TRUSTED_PROXIES

beforeEach(async () => {
  env.TRUSTED_PROXIES = 1
  handled = []
  const { promise, resolve } = Promise.withResolvers<void>()
  release = resolve
  server = createSiteServer(async ({ url = '' }, response) => {
    handled.push(url.split('?')[1] ?? '')
    if (url.includes('early')) response.write('begun')
    if (url.includes('complete')) {
      await once(response, 'close')
      response.end('done')
      // Like Next, which waits until the client has received the end.
      await new Promise(() => undefined)
    }
    await promise
    response.end('done')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  env.TRUSTED_PROXIES = trusted
  vi.useRealTimers()
  release()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const port = () => (server.address() as AddressInfo).port

const statusOf = (
  path: string,
  sender: number,
  headers: Record<string, string> = {},
  method = 'GET',
) =>
  fetch(`http://127.0.0.1:${port()}${path}`, {
    method,
    headers: { 'X-Forwarded-For': `198.51.100.${sender}`, ...headers },
  }).then(({ status }) => status)

/** Returns a session cookie as the CMS sets it, or one with a forged signature. */
async function cookie(secret = env.PAYLOAD_SECRET ?? '', account = 1) {
  return { Cookie: `payload-tenant=5; payload-token=${await signedToken(secret, account)}` }
}

it('a request with a forged session waits in the queue of anonymous requests', async () => {
  const forgedCookie = await cookie('a-secret-that-is-not-ours')
  const first = [statusOf('/api/pages?a', 1, forgedCookie), statusOf('/api/pages?b', 2)]
  await expect.poll(() => handled.toSorted()).toEqual(['a', 'b'])
  const waiting = statusOf('/api/pages?c', 3, forgedCookie)
  const passing = [statusOf('/api/pages?key', 4, { Authorization: 'users API-Key 5' })]
  await expect.poll(() => handled).toContain('key')
  passing.push(statusOf('/api/pages?staff', 5, await cookie()))
  await expect.poll(() => handled).toContain('staff')
  expect(handled).not.toContain('c')
  release()
  expect(await Promise.all([...first, waiting, ...passing])).toEqual([200, 200, 200, 200, 200])
})

it('one client gets one of the slots for anonymous requests and thirty places in the queue', async () => {
  const many = Array.from({ length: 32 }, (_, index) => statusOf(`/api/pages?${index}`, 1))
  expect(await Promise.race(many)).toBe(429)
  const other = statusOf('/api/pages?other', 2)
  await expect.poll(() => handled).toContain('other')
  expect(handled).toHaveLength(2)
  release()
  expect(await other).toBe(200)
  expect((await Promise.all(many)).filter((status) => status === 200)).toHaveLength(31)
})

it('two pictures are resized at once, one per client, while pages are still served', async () => {
  const picture = (name: string, sender: number) => statusOf(`/_next/image?url=${name}`, sender)
  const all = ['a', 'b', 'c'].map((name) => picture(name, 1))
  await expect.poll(() => handled).toEqual(['url=a'])
  all.push(picture('d', 2))
  await expect.poll(() => handled).toEqual(['url=a', 'url=d'])
  all.push(picture('e', 3), statusOf('/_next/unknown?page', 1))
  await expect.poll(() => handled).toEqual(['url=a', 'url=d', 'page'])
  release()
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]))
})

it('pictures from other hosts, which the site has to download, do not delay its own pictures', async () => {
  // Next also decodes the names of parameters.
  const foreign = '%75rl=https%3A%2F%2Fimages.example%2Fa.jpg'
  const all = [1, 2].map((sender) => statusOf(`/_next/image?${foreign}`, sender))
  await expect.poll(() => handled).toEqual([foreign, foreign])
  all.push(statusOf('/_next/image?url=%2Fa.jpg', 3))
  await expect.poll(() => handled).toContain('url=%2Fa.jpg')
  release()
  expect(await Promise.all(all)).toEqual([200, 200, 200])
})

it('one client may have a hundred pictures waiting', async () => {
  const pictures = Array.from({ length: 102 }, (_, n) => statusOf(`/_next/image?url=${n}`, 1))
  const rejected = await Promise.race(pictures)
  expect(rejected).toBe(429)
  release()
  const statuses = await Promise.all(pictures)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

it('one account gets four of the slots for the staff and a hundred places in the queue', async () => {
  const own = await cookie()
  const many = Array.from({ length: 105 }, (_, n) => statusOf(`/api/pages?${n}`, n % 3, own))
  expect(await Promise.race(many)).toBe(429)
  const other = statusOf('/api/pages?other', 1, await cookie(undefined, 2))
  await expect.poll(() => handled).toContain('other')
  expect(handled).toHaveLength(5)
  release()
  expect(await other).toBe(200)
  expect((await Promise.all(many)).filter((status) => status === 200)).toHaveLength(104)
})

it('one client may have twelve writes in progress and 250 unfinished ones', async () => {
  const send = (sender: number) =>
    fetch(`http://127.0.0.1:${port()}/api/contact?${sender}`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': `198.51.100.${sender}` },
    }).then(({ status }) => status)
  const many = Array.from({ length: 251 }, () => send(1))
  expect(await Promise.race(many)).toBe(429)
  await expect.poll(() => handled).toHaveLength(12)
  const other = send(2)
  await expect.poll(() => handled).toContain('2')
  release()
  expect(await other).toBe(200)
  expect((await Promise.all(many)).filter((status) => status === 200)).toHaveLength(250)
})

it('one account has four writes in progress, which leaves places for those of others', async () => {
  const write = async (query: string, account: number) =>
    fetch(`http://127.0.0.1:${port()}/api/features/1?${query}`, {
      method: 'PATCH',
      headers: { 'X-Forwarded-For': '198.51.100.1', ...(await cookie(undefined, account)) },
    }).then(({ status }) => status)
  const many = Array.from({ length: 6 }, (_, index) => write(`${index}`, 1))
  await expect.poll(() => handled).toHaveLength(4)
  const other = write('other', 2)
  await expect.poll(() => handled).toContain('other')
  expect(handled).toHaveLength(5)
  release()
  expect(new Set(await Promise.all([...many, other]))).toEqual(new Set([200]))
})

it('requests of several clients are served in turn, however many each of them sends', async () => {
  const many = [1, 2, 3].flatMap((sender) =>
    Array.from({ length: 10 }, (_, index) => statusOf(`/_next/unknown?${sender}-${index}`, sender)),
  )
  const last = statusOf('/_next/unknown?last', 4)
  await expect.poll(() => handled).toContain('last')
  expect(handled.indexOf('last')).toBeLessThan(12)
  release()
  expect(new Set(await Promise.all([...many, last]))).toEqual(new Set([200]))
})

it('one client may have sixteen pages rendered at once, while other clients are still served', async () => {
  const many = Array.from({ length: 40 }, (_, index) => statusOf(`/_next/unknown?${index}`, 1))
  await expect.poll(() => handled.length).toBe(16)
  const others = [
    statusOf('/_next/unknown?other', 2),
    statusOf('/_next/unknown?staff', 1, await cookie()),
  ]
  await expect.poll(() => handled).toEqual(expect.arrayContaining(['other', 'staff']))
  expect(handled).toHaveLength(18)
  release()
  expect(new Set(await Promise.all([...many, ...others]))).toEqual(new Set([200]))
})

it.each(['GET', 'POST'])(
  'one account may have twelve unread responses of the API to a %s, which can be large',
  async (method) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const own = await cookie()
    const many = Array.from({ length: 14 }, (_, n) =>
      statusOf(`/api/pages?early${n}`, 1, own, method),
    )
    const other = async () => statusOf('/api/pages?other', 1, await cookie(undefined, 2), method)
    while (handled.length < 12) await vi.advanceTimersByTimeAsync(2000)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(handled).toHaveLength(12)
    const last = other()
    await expect.poll(() => handled).toContain('other')
    release()
    expect(new Set(await Promise.all([...many, last]))).toEqual(new Set([200]))
    expect(handled).toHaveLength(15)
  },
)

/** Sends a request on a connection of its own. */
function openRequest(query: string, sender: number): net.Socket {
  const socket = net.connect(port(), '127.0.0.1').on('error', () => undefined)
  const head = `Host: localhost\r\nX-Forwarded-For: 198.51.100.${sender}`
  socket.write(`GET /api/pages?${query}${sender} HTTP/1.1\r\n${head}\r\n\r\n`)
  return socket
}

it.each(['leaves', 'early'])('a page keeps its slot while it is rendered: %s', async (query) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const sockets = [1, 2].map((sender) => openRequest(query, sender))
  await expect.poll(() => handled.length).toBe(2)
  if (query === 'leaves') for (const socket of sockets) socket.destroy()
  const next = statusOf('/api/pages?next', 3)
  const staff = statusOf('/api/pages?staff', 4, await cookie())
  await expect.poll(() => handled).toContain('staff')
  expect(handled).not.toContain('next')
  // A client that reads slowly does not delay the others any longer.
  await vi.advanceTimersByTimeAsync(2000)
  await expect.poll(() => handled).toContain('next')
  release()
  expect(await Promise.all([next, staff])).toEqual([200, 200])
})

it('a complete response keeps no slot if its client has left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const sockets = [1, 2].map((sender) => openRequest('complete', sender))
  await expect.poll(() => handled.length).toBe(2)
  for (const socket of sockets) socket.destroy()
  const next = statusOf('/api/pages?next', 3)
  await expect.poll(() => handled).toContain('next')
  release()
  expect(await next).toBe(200)
})

it('hundreds of requests of one client delay no other client', async () => {
  const handling = new Set<string>()
  const busy = createSiteServer(async ({ url = '' }, response) => {
    handling.add(url)
    // Work that blocks the event loop.
    for (let count = 0; count < 25; count++) createHash('sha256').update(Buffer.alloc(50_000))
    response.end('done')
  }).listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo
  const ask = (path: string, sender: number) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': `198.51.100.${sender}` },
    })
  const many = Array.from({ length: 150 }, (_, index) => ask(`/api/${index}`, 1))
  await many[0]
  await ask('/api/other', 2)
  expect(handling.size).toBeLessThan(75)
  await Promise.all(many)
  busy.close()
})

it('writes of many clients do not delay the pages of another one', async () => {
  let writes = 0
  const busy = createSiteServer(async ({ method }, response) => {
    if (method === 'POST') writes++
    // Work that blocks the event loop.
    for (let count = 0; count < 10; count++) createHash('sha256').update(Buffer.alloc(50_000))
    response.end('done')
  }).listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo
  const ask = (method: string, path: string, sender: number) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'X-Forwarded-For': `198.51.100.${sender}` },
    })
  const askAll = () => {
    const many = Array.from({ length: 100 }, (_, sender) => ask('POST', '/api/contact', sender))
    return { many: Promise.all(many), page: ask('GET', '/de', 250) }
  }
  // Opens the connections.
  const first = askAll()
  await Promise.all([first.many, first.page])
  const before = writes
  const { many, page } = askAll()
  await page
  expect(writes - before).toBeLessThan(40)
  await many
  busy.close()
})

it('one request begins per turn of the event loop, even with hundreds of clients', async () => {
  let begun = 0
  let most = 0
  const busy = createSiteServer(async (_request, response) => {
    begun++
    most = Math.max(most, begun)
    setImmediate(() => {
      begun = 0
    })
    response.end('done')
  }).listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo
  const ask = (sender: number) =>
    fetch(`http://127.0.0.1:${port}/de`, { headers: { 'X-Forwarded-For': `198.51.100.${sender}` } })
  const askAll = () => Promise.all(Array.from({ length: 150 }, (_, sender) => ask(sender)))
  // In the second round the connections are already open.
  await askAll()
  await askAll()
  // The request of the next turn can arrive before the counter is reset.
  expect(most).toBeLessThanOrEqual(2)
  busy.close()
})
