import { once } from 'node:events'
import type { IncomingHttpHeaders, Server } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '../../../src/env.ts'
import { requestId } from '../../../src/lib/http/request-id.ts'
import { ChunkLimited } from '../../../src/server/chunk-limited.ts'
import { createSiteServer } from '../../../src/server/site-server.ts'

let server: Server
/** The addresses of the requests that come through to Next. */
let handled: string[]
/** The headers of the last of them. */
let seen: IncomingHttpHeaders
/** What the answers wait for. */
let answer: Promise<void>

beforeEach(async () => {
  handled = []
  answer = Promise.resolve()
  server = createSiteServer(async (request, response) => {
    const { url = '', headers } = request
    handled.push([url, headers.authorization].filter(Boolean).join(' '))
    seen = headers
    if (url !== '/api/unread') request.resume()
    await answer
    if (url === '/large') response.write('x'.repeat(20_000_000))
    response.end('done')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A connection with what it has received so far. */
function connect() {
  const state = { received: '', isClosed: false }
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('data', (bytes) => {
    state.received += String(bytes)
  })
  socket
    .on('error', () => undefined)
    .on('close', () => {
      state.isClosed = true
    })
  return { socket, state }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

const chunkedHead = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`)

const answersIn = (text: string): number => text.split('done').length - 1

it('may take an hour to receive a body: 100 MB take long on many lines', () => {
  expect(server.requestTimeout).toBeGreaterThanOrEqual(60 * 60_000)
})

it.each(['/healthz', '/readyz', '/de?url=http://%', '*', '/de'])(
  'sends its security headers with %s',
  async (path) => {
    const { socket, state } = connect()
    socket.write(get(path).replace('localhost', path === '/de' ? 'no host' : 'localhost'))
    await expect.poll(() => state.received).toContain('\r\n\r\n')
    expect(state.received).toMatch(/^x-content-type-options: nosniff$/im)
    expect(state.received).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im)
  },
)

describe('a connection', () => {
  it('may send eight requests without waiting, and eight more once they are answered', async () => {
    const { socket, state } = connect()
    for (const answered of [8, 16, 24]) {
      socket.write(paths(8).map(get).join(''))
      await expect.poll(() => answersIn(state.received)).toBe(answered)
    }
    expect(state.isClosed).toBe(false)
  })

  it('that closes leaves no request at work but the one that is being answered', async () => {
    const held = Promise.withResolvers<void>()
    answer = held.promise
    const { socket, state } = connect()
    socket.write(paths(3).map(get).join(''))
    await expect.poll(() => handled).toEqual(paths(1))
    socket.destroy()
    await expect.poll(() => state.isClosed).toBe(true)
    held.resolve()
    const next = connect()
    next.socket.write(get('/next'))
    await expect.poll(() => answersIn(next.state.received)).toBe(1)
    expect(handled).toEqual(['/0', '/next'])
  })

  it('is closed with the ninth request that waits, which Next never sees', async () => {
    const held = Promise.withResolvers<void>()
    answer = held.promise
    const { socket, state } = connect()
    socket.write(paths(20).map(get).join(''))
    await expect.poll(() => state.isClosed).toBe(true)
    expect(handled).toEqual([])
    held.resolve()
  })

  it('is closed that sends its body in many very small chunks, and no other', async () => {
    const head = chunkedHead('/api/contact')
    const small = connect()
    small.socket.write(head + '1\r\nx\r\n'.repeat(2000))
    await expect.poll(() => small.state.isClosed).toBe(true)
    const large = connect()
    const chunk = `201\r\n${'x'.repeat(513)}\r\n`
    large.socket.write(`${head}${chunk.repeat(2000)}0\r\n\r\n`)
    await expect.poll(() => answersIn(large.state.received)).toBe(1)
  })

  it('is parsed no further once it is to be closed', async () => {
    let emitted = 0
    server.on('request', () => emitted++)
    const pushed = vi.spyOn(ChunkLimited.prototype, 'push')
    const requests = connect()
    requests.socket.write(get('/').repeat(1500))
    await expect.poll(() => requests.state.isClosed).toBe(true)
    expect(emitted).toBeLessThan(100)
    pushed.mockClear()
    const chunks = connect()
    chunks.socket.write(`${chunkedHead('/api/contact')}${'1\r\nx\r\n'.repeat(9000)}`)
    await expect.poll(() => chunks.state.isClosed).toBe(true)
    expect(pushed.mock.calls.length).toBeLessThan(1500)
    pushed.mockRestore()
  })

  it.each([
    [
      'requests that Node answers by itself',
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n'.repeat(1500),
    ],
    [
      'small chunks of several requests',
      `${chunkedHead('/api/contact')}${'1\r\nx\r\n'.repeat(990)}0\r\n\r\n`.repeat(8),
    ],
  ])('that sends a packet of %s takes turns with others', async (_name, packet) => {
    const accepted = once(server, 'connection')
    const { socket } = connect()
    const [inServer] = await accepted
    const parsed = vi.spyOn(inServer, 'unshift')
    socket.write(packet)
    await expect.poll(() => parsed.mock.calls.length).toBeGreaterThan(2)
  })

  it('that sends more while it reads nothing is answered when it reads again', async () => {
    const accepted = once(server, 'connection')
    const { socket, state } = connect()
    const [inServer] = await accepted
    socket.pause()
    socket.write(get('/large'))
    await expect.poll(() => inServer.writableNeedDrain).toBe(true)
    const padded = get('/').replace('\r\n\r\n', `\r\nX-Padding: ${'x'.repeat(2000)}\r\n\r\n`)
    socket.write(padded.repeat(3))
    await expect.poll(() => inServer.bytesRead).toBeGreaterThan(6000)
    socket.resume()
    await expect.poll(() => answersIn(state.received)).toBe(4)
  })

  it.each(['/healthz', '/api/unread'])(
    'is closed that sends very small chunks to %s after the response',
    async (path) => {
      const { socket, state } = connect()
      socket.write(chunkedHead(path))
      await expect.poll(() => state.received).toContain('HTTP/1.1')
      socket.write('1\r\nx\r\n'.repeat(2000))
      await expect.poll(() => state.isClosed).toBe(true)
    },
  )

  it('is closed that asks for another protocol', async () => {
    const { socket, state } = connect()
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await expect.poll(() => state.isClosed).toBe(true)
    expect([state.received, handled]).toEqual(['', []])
  })
})

describe('an address', () => {
  const statusOf = async (method: string, path: string) => {
    const { socket, state } = connect()
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n`)
    await expect.poll(() => state.received).toMatch(/^HTTP\/1\.1 \d{3} /)
    return Number(state.received.slice(9, 12))
  }

  it.each([
    ['/api/../admin', 401],
    ['/api/%2e%2e/admin', 401],
    ['/api/..//../admin', 401],
    ['/api/../de', 405],
    ['/api\\..\\de', 405],
    ['/./de', 405],
    ['http://localhost/api/', 400],
    ['//[/api/', 405],
  ])('is checked as Next resolves it: POST %s', async (path, status) => {
    expect(await statusOf('POST', path)).toBe(status)
    expect(handled).toEqual([])
  })

  it.each(['/de', '/api/personas', '/nowhere'])(
    'has a hundred parameters at most, whose cost grows with their square: %s',
    async (path) => {
      expect(await statusOf('GET', `${path}?${'a&'.repeat(100)}`)).toBe(400)
      expect(handled).toEqual([])
      expect(await statusOf('GET', `${path}?${'a&'.repeat(99)}`)).toBe(200)
    },
  )

  it('that stays below /api accepts data', async () => {
    expect(await statusOf('POST', '/admin/../api/contact')).toBe(200)
    expect(handled).toEqual(['/admin/../api/contact'])
  })

  it.each([
    ...['%00', '%2500', 'a%252500b', '', 'a%2F', '%2F..%2Ffile%2Fx.png', '../x.png'],
    ...['a%0Ab.png', 'a%1B%5B2J.png', `${'a'.repeat(2000)}.png`],
  ])('names no picture that cannot be: %s', async (name) => {
    const query = `url=%2Fapi%2Fmedia%2Ffile%2F${name}&w=64&q=75`
    expect(await statusOf('GET', `/_next/image?${query}`)).toBe(400)
    expect(handled).toEqual([])
  })

  it('belongs to a host that can be one', async () => {
    const statusAt = async (host: string) => {
      const { socket, state } = connect()
      socket.write(`GET /admin HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      await expect.poll(() => state.received).toMatch(/^HTTP\/1\.1 \d{3} /)
      return Number(state.received.slice(9, 12))
    }
    for (const host of ['[x', 'a:99999999', 'a b', 'a/b', 'a?b', 'a@b']) {
      expect(await statusAt(host), host).toBe(400)
    }
    expect(handled).toEqual([])
    for (const host of ['localhost:3000', '[::1]:3000', 'example.com']) {
      expect(await statusAt(host), host).toBe(200)
    }
  })

  it('is asked for with headers that Next can search quickly', async () => {
    const { socket, state } = connect()
    const long = 'a'.repeat(7000)
    socket.write(
      `GET /de HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${long}\r\nAccept: ${long}\r\n\r\n`,
    )
    await expect.poll(() => answersIn(state.received)).toBe(1)
    expect(seen['user-agent']).toHaveLength(512)
    expect(seen.accept).toHaveLength(512)
  })

  it('is asked for whole, but for pictures and recordings', async () => {
    for (const [path, range] of [
      ['/_next/static/a.js', undefined],
      ['/api/media/file/a.mp3', 'bytes=9-1'],
    ] as const) {
      const { socket, state } = connect()
      socket.write(get(path).replace('\r\n\r\n', '\r\nRange: bytes=9-1\r\n\r\n'))
      await expect.poll(() => answersIn(state.received)).toBe(1)
      expect(seen.range).toBe(range)
    }
  })

  it('is navigated to from a place that Next can read', async () => {
    const statusFrom = async (tree: string) => {
      const { socket, state } = connect()
      const headers = `Host: localhost\r\nRSC: 1\r\nNext-Router-State-Tree: ${tree}`
      socket.write(`GET /admin/login HTTP/1.1\r\n${headers}\r\n\r\n`)
      await expect.poll(() => state.received).toMatch(/^HTTP\/1\.1 \d{3} /)
      return Number(state.received.slice(9, 12))
    }
    const tree = (query: string) =>
      encodeURIComponent(
        JSON.stringify([
          '',
          { children: ['admin', { children: [['segments', 'login', 'oc', null], {}] }] },
          null,
          'refetch',
          16,
        ]).replace('login', query),
      )
    for (const unread of ['x', '%', '[1]', '{}', '', tree('x'.repeat(9000))]) {
      expect(await statusFrom(unread), unread.slice(0, 20)).toBe(400)
    }
    expect(handled).toEqual([])
    for (const query of ['login', 'x'.repeat(7000)]) expect(await statusFrom(tree(query))).toBe(200)
  })

  it('is read without a body, and as a query in a POST only by those who are logged in', async () => {
    const statusWith = async (line: string, header: string) => {
      const { socket, state } = connect()
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`)
      await expect.poll(() => state.received).toMatch(/^HTTP\/1\.1 \d{3} /)
      return Number(state.received.slice(9, 12))
    }
    expect(await statusWith('GET /api/pages', 'Content-Length: 1000')).toBe(400)
    expect(await statusWith('GET /de', 'Transfer-Encoding: chunked')).toBe(400)
    const override = 'Content-Length: 1000\r\nX-HTTP-Method-Override: GET'
    expect(await statusWith('POST /api/pages', override)).toBe(401)
    expect(handled).toEqual([])
  })

  it('accepts no method that no page has', async () => {
    expect(await statusOf('PROPFIND', '/api/contact')).toBe(405)
    expect(handled).toEqual([])
  })
})

it('an API key is for the API: no page gets it', async () => {
  const { socket, state } = connect()
  const key = 'users API-Key 5'
  const paths = ['/api/media', '/admin/account', '/api/../admin/account', '/API/x', '/de']
  for (const path of paths) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${key}\r\n\r\n`)
  }
  await expect.poll(() => answersIn(state.received)).toBe(paths.length)
  expect(handled).toEqual([`/api/media ${key}`, ...paths.slice(1)])
})

it('each response names its request, and so does what is logged meanwhile', async () => {
  let seen: string | undefined
  const named = createSiteServer(async (_, response) => {
    await Promise.resolve()
    seen = requestId()
    response.writeHead(500).end()
  }).listen(0, '127.0.0.1')
  await once(named, 'listening')
  const url = `http://127.0.0.1:${(named.address() as AddressInfo).port}/de`
  const response = await fetch(url, { headers: { 'X-Request-Id': 'invented-by-a-visitor' } })
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(seen).toBe(response.headers.get('x-request-id'))
  named.close()
})

it('nginx may keep what comes from the page cache, to the end of the second, and nothing else', async () => {
  const trusted = env.TRUSTED_PROXIES
  env.TRUSTED_PROXIES = 1
  const site = createSiteServer(async ({ url }, response) => {
    if (url === '/de') response.setHeader('x-nextjs-cache', 'HIT')
    response.end('page')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const lifetimeOf = async (path: string) => {
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`
    return (await fetch(address)).headers.get('x-accel-expires')
  }
  const before = Math.floor(Date.now() / 1000)
  const until = Number((await lifetimeOf('/de'))?.slice(1))
  expect(until).toBeGreaterThanOrEqual(before)
  expect(until).toBeLessThanOrEqual(Math.floor(Date.now() / 1000))
  expect(await lifetimeOf('/api/users/me')).toBeNull()
  env.TRUSTED_PROXIES = trusted
  site.close()
})
