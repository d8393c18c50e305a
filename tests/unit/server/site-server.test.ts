import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { env } from '../../../src/env.ts'
import { requestId } from '../../../src/lib/http/request-id.ts'
import { createSiteServer } from '../../../src/server/site-server.ts'
import {
  chunkedHead,
  connect,
  countResponses,
  getRequest,
  site,
  startSiteServerForEach,
} from '../../support/site-server.ts'

startSiteServerForEach()

it('the server allows an hour to receive a body, because 100 MB take long on many connections', () => {
  expect(site.server.requestTimeout).toBeGreaterThanOrEqual(60 * 60_000)
})

it.each(['/healthz', '/readyz', '/de?url=http://%', '*', '/de'])(
  'the server sends its security headers with %s',
  async (path) => {
    const { socket, state } = connect()
    socket.write(getRequest(path).replace('localhost', path === '/de' ? 'no host' : 'localhost'))
    await expect.poll(() => state.received).toContain('\r\n\r\n')
    expect(state.received).toMatch(/^x-content-type-options: nosniff$/im)
    expect(state.received).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im)
  },
)

describe('a request', () => {
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
    // A request target has no fragment; caches would store a page once for each.
    ['/de#invented', 400],
    ['//[/api/', 405],
  ])('is checked against the path that Next resolves it to: POST %s', async (path, status) => {
    expect(await statusOf('POST', path)).toBe(status)
    expect(site.handled).toEqual([])
  })

  it.each(['/api/%ff', '/api/users/%u0041', '/api/x%', '/api/%E0%A4%A/x'])(
    'is rejected below /api if its path cannot be decoded, because Next would look for server functions in its body: %s',
    async (path) => {
      for (const method of ['POST', 'PATCH', 'DELETE', 'OPTIONS']) {
        expect(await statusOf(method, path), method).toBe(400)
      }
      expect(site.handled).toEqual([])
      expect(await statusOf('GET', path)).toBe(200)
      expect(await statusOf('POST', '/api/%C3%A4')).toBe(200)
      expect(site.handled).toHaveLength(2)
    },
  )

  it.each(['/healthz', '/readyz'])('cannot send a body without end to %s', async (path) => {
    expect(await statusOf('POST', path)).toBe(405)
    const { socket, state } = connect()
    socket.write(chunkedHead(path).replace('POST', 'GET'))
    await expect.poll(() => state.received).toMatch(/^HTTP\/1\.1 400 /)
  })

  it.each(['/de', '/api/personas', '/nowhere'])(
    'is rejected with more than a hundred query parameters, whose cost is quadratic: %s',
    async (path) => {
      expect(await statusOf('GET', `${path}?${'a&'.repeat(100)}`)).toBe(400)
      expect(site.handled).toEqual([])
      expect(await statusOf('GET', `${path}?${'a&'.repeat(99)}`)).toBe(200)
    },
  )

  it('may have a body if its resolved path is below /api', async () => {
    expect(await statusOf('POST', '/admin/../api/contact')).toBe(200)
    expect(site.handled).toEqual(['/admin/../api/contact'])
  })

  it.each([
    ...['%00', '%2500', 'a%252500b', '', 'a%2F', '%2F..%2Ffile%2Fx.png', '../x.png'],
    ...['a%0Ab.png', 'a%1B%5B2J.png', `${'a'.repeat(250)}.png`],
    ...['%c2%9b31m', '%C2%85', '%e2%80%a8', '%E2%80%A9', '%25c2%2585', '%25e2%2580%25a8'],
    ...['\\', '%5c', '%255C', '%u0041', '%25u0041', '%25ff'],
  ])('is rejected if it asks for a picture that cannot exist: %s', async (name) => {
    const query = `url=%2Fapi%2Fmedia%2Ffile%2F${name}&w=64&q=75`
    expect(await statusOf('GET', `/_next/image?${query}`)).toBe(400)
    expect(site.handled).toEqual([])
  })

  it('is rejected for such a picture also if the parameter has an encoded name', async () => {
    for (const name of ['%75rl', 'u%72l']) {
      const query = `${name}=%2Fapi%2Fmedia%2Ffile%2F&w=64&q=75`
      expect(await statusOf('GET', `/_next/image?${query}`), name).toBe(400)
    }
  })

  it('may ask for a picture with any letters in its name', async () => {
    for (const name of ['ß„Größe“ – 1\u00a0€.png', '100%25.png']) {
      const query = `url=${encodeURIComponent(`/api/media/file/${name}`)}&w=64&q=75`
      expect(await statusOf('GET', `/_next/image?${query}`), name).toBe(200)
    }
  })

  it.each([
    ['/api/contact/?', '^'],
    ['/api//contact?', '|'],
    ['/admin/?', '%'],
    ['/preview/de/?', '/'],
  ])(
    'is rejected if its URL is too long once Next has encoded it in a redirect: %s%s…',
    async (path, character) => {
      expect(await statusOf('GET', path + character.repeat(600))).toBe(414)
      expect(site.handled).toEqual([])
    },
  )

  it('for a page reaches Next without its query string, which Next would include in the page', async () => {
    for (const path of ['/de?email=a@example.com&x', '/unknown?x', '/api/x?y=1', '/de?_rsc=x']) {
      expect(await statusOf('GET', path)).toBe(200)
    }
    expect(site.handled).toEqual(['/de', '/unknown', '/api/x?y=1', '/de'])
    // Next sends its own format only for the value 1, and the page for all others.
    for (const value of ['0', 'true', '', '1\r\nRSC: 1', '1']) {
      const { socket, state } = connect()
      const request = getRequest('/de?x=1&_rsc=a%26b')
      socket.write(request.replace('\r\n\r\n', `\r\nRSC: ${value}\r\n\r\n`))
      await expect.poll(() => countResponses(state.received)).toBe(1)
    }
    expect(site.handled.slice(4)).toEqual([...Array(4).fill('/de'), '/de?_rsc=a%26b'])
    // Next redirects to this if the router sends no headers, and again without the parameter.
    const { socket, state } = connect()
    socket.write(getRequest('/de?_rsc').replace('\r\n\r\n', '\r\nRSC: 1\r\n\r\n'))
    await expect.poll(() => countResponses(state.received)).toBe(1)
    expect(site.handled.at(-1)).toBe('/de?_rsc=')
  })

  it('for an HTML page reaches Next without the headers of its client router', async () => {
    const server = createSiteServer(async ({ headers }, response) => {
      response.end(
        Object.keys(headers)
          .filter((name) => name.startsWith('next-'))
          .join(),
      )
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const headers = {
      'Next-Router-Prefetch': '1',
      'Next-Router-Segment-Prefetch': '/x',
      'Next-Url': '/en',
    }
    const reaching = async (rsc: Record<string, string>) => {
      const request = { headers: { ...headers, ...rsc } }
      return (await fetch(`http://127.0.0.1:${port}/de`, request)).text()
    }
    expect(await reaching({})).toBe('')
    expect(await reaching({ RSC: '0' })).toBe('')
    expect(await reaching({ RSC: '1' })).toBe(Object.keys(headers).join().toLowerCase())
  })

  it('is rejected if its Host header is malformed', async () => {
    const statusAt = async (host: string) => {
      const { socket, state } = connect()
      socket.write(`GET /admin HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      await expect.poll(() => state.received).toMatch(/^HTTP\/1\.1 \d{3} /)
      return Number(state.received.slice(9, 12))
    }
    for (const host of ['[x', 'a:99999999', 'a b', 'a/b', 'a?b', 'a@b']) {
      expect(await statusAt(host), host).toBe(400)
    }
    expect(site.handled).toEqual([])
    for (const host of ['localhost:3000', '[::1]:3000', 'example.com']) {
      expect(await statusAt(host), host).toBe(200)
    }
  })

  it('reaches Next with truncated User-Agent and Accept headers, which Next searches', async () => {
    const { socket, state } = connect()
    const long = 'a'.repeat(7000)
    socket.write(
      `GET /de HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${long}\r\nAccept: ${long}\r\n\r\n`,
    )
    await expect.poll(() => countResponses(state.received)).toBe(1)
    expect(site.lastHeaders['user-agent']).toHaveLength(512)
    expect(site.lastHeaders.accept).toHaveLength(512)
  })

  it.each([
    ['image/webp;', 'image/webp'],
    ['a/b;', '*/*'],
  ])(
    "reaches Next's image optimizer with an Accept header that it can parse: %s",
    async (sent, received) => {
      const { socket, state } = connect()
      const path = '/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fa.webp&w=64&q=75'
      socket.write(getRequest(path).replace('\r\n\r\n', `\r\nAccept: ${sent}\r\n\r\n`))
      await expect.poll(() => countResponses(state.received)).toBe(1)
      expect(site.lastHeaders.accept).toBe(received)
    },
  )

  it("reaches Next without headers of the Pages Router's client, which Next would answer with {}", async () => {
    const { socket, state } = connect()
    const header = 'X-Middleware-Prefetch: 1\r\nX-Nextjs-Data: 1'
    socket.write(getRequest('/de').replace('\r\n\r\n', `\r\n${header}\r\n\r\n`))
    await expect.poll(() => countResponses(state.received)).toBe(1)
    expect(site.lastHeaders).not.toHaveProperty('x-middleware-prefetch')
    expect(site.lastHeaders).not.toHaveProperty('x-nextjs-data')
  })

  it("reaches Next without the cookies of Next's draft mode, whose responses no proxy caches", async () => {
    const { socket, state } = connect()
    const header = 'Cookie: __prerender_bypass=x; a=1; __next_preview_data=y; b=__prerender_bypass'
    socket.write(getRequest('/de').replace('\r\n\r\n', `\r\n${header}\r\n\r\n`))
    await expect.poll(() => countResponses(state.received)).toBe(1)
    expect(site.lastHeaders.cookie).toBe('; a=1; b=__prerender_bypass')
  })

  it.each(['Range', 'If-Match', 'If-Unmodified-Since'])(
    'keeps its header %s only for pictures and recordings',
    async (name) => {
      for (const [path, value] of [
        ['/_next/static/a.js', undefined],
        ['/api/media/file/a.mp3', 'x'],
      ] as const) {
        const { socket, state } = connect()
        socket.write(getRequest(path).replace('\r\n\r\n', `\r\n${name}: x\r\n\r\n`))
        await expect.poll(() => countResponses(state.received)).toBe(1)
        expect(site.lastHeaders[name.toLowerCase()]).toBe(value)
      }
    },
  )

  it('is not measured if its client has left before its turn', async () => {
    const observe = vi.fn()
    const server = createSiteServer(
      async (_request, response) => void response.end('done'),
      observe,
    ).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.once('request', ({ socket }) => socket.destroy())
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(getRequest('/left'))
    await once(socket, 'close')
    expect(await (await fetch(`http://127.0.0.1:${port}/stays`)).text()).toBe('done')
    expect(observe.mock.calls.map(([{ url }]) => url)).toEqual(['/stays'])
  })

  it('is rejected if Next cannot parse its router state, or only slowly', async () => {
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
    const nested = (depth: number, name = '') =>
      encodeURIComponent(`${`["${name}",{"":`.repeat(depth)}["",{}]${'}]'.repeat(depth)}`)
    // Next's time to parse it grows with the square of the depth.
    for (const unread of ['x', '%', '[1]', '{}', '', tree('x'.repeat(9000))]) {
      expect(await statusFrom(unread), unread.slice(0, 20)).toBe(400)
    }
    for (const name of ['', ']]', '\\"}]']) {
      expect(await statusFrom(nested(30, name)), name).toBe(400)
    }
    const siblings = Array.from({ length: 150 }, (_, n) => [n, ['', {}]])
    const wide = encodeURIComponent(JSON.stringify(['', Object.fromEntries(siblings)]))
    expect(await statusFrom(wide)).toBe(400)
    expect(site.handled).toEqual([])
    for (const read of [tree('login'), tree('[{'.repeat(900)), nested(10)]) {
      expect(await statusFrom(read), read.slice(0, 20)).toBe(200)
    }
  })

  it('may not have a body with GET, and may override POST with GET only with a session', async () => {
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
    expect(site.handled).toEqual([])
  })

  it('is rejected with 405 for a method that no route has', async () => {
    expect(await statusOf('PROPFIND', '/api/contact')).toBe(405)
    expect(site.handled).toEqual([])
  })

  it('is rejected with 405 for OPTIONS outside the API, whose response Next would store as the page', async () => {
    expect(await statusOf('OPTIONS', '/og/de/clara.png')).toBe(405)
    expect(await statusOf('OPTIONS', '/de/manifest.webmanifest')).toBe(405)
    expect(site.handled).toEqual([])
    expect(await statusOf('OPTIONS', '/api/features')).toBe(200)
  })
})

it('an Authorization header with an API key reaches the REST API but no page', async () => {
  const { socket, state } = connect()
  const key = 'users API-Key 5'
  const paths = ['/api/media', '/admin/account', '/api/../admin/account', '/API/x', '/de']
  for (const [index, path] of paths.entries()) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${key}\r\n\r\n`)
    await expect.poll(() => countResponses(state.received)).toBe(index + 1)
  }
  expect(site.handled).toEqual([`/api/media ${key}`, ...paths.slice(1)])
})

it('the id of a request is in its response and in everything logged while it is handled', async () => {
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

it('nginx may cache pages from the page cache until the end of the second, and nothing else', async () => {
  const trusted = env.TRUSTED_PROXIES
  env.TRUSTED_PROXIES = 1
  const site = createSiteServer(async ({ url }, response) => {
    response.setHeader('Cache-Control', 'public, max-age=0')
    if (url !== '/api/users/me') response.setHeader('x-nextjs-cache', 'HIT')
    const type = url === '/de/clara' ? 'text/x-component' : 'text/html; charset=utf-8'
    // Next's response to a prefetch of a segment that does not exist has no type.
    if (url !== '/ro/clara') response.setHeader('Content-Type', type)
    response.statusCode = url === '/de' || url === '/de/clara' ? 200 : 404
    response.end('page')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const answerTo = (path: string) =>
    fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`)
  const lifetimeOf = async (path: string) => (await answerTo(path)).headers.get('x-accel-expires')
  const before = Math.floor(Date.now() / 1000)
  const until = Number((await lifetimeOf('/de'))?.slice(1))
  expect(until).toBeGreaterThanOrEqual(before)
  expect(until).toBeLessThanOrEqual(Math.floor(Date.now() / 1000))
  expect(await lifetimeOf('/api/users/me')).toBeNull()
  expect(await lifetimeOf('/de/clara')).toBeNull()
  // The page of an unpublished language, whose copy would otherwise return while no instance responds.
  expect(await lifetimeOf('/en/clara')).toMatch(/^@\d+$/)
  expect(await lifetimeOf('/ro/clara')).toBeNull()
  expect(await lifetimeOf('/invented')).toBeNull()
  expect((await answerTo('/de')).headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
  )
  env.TRUSTED_PROXIES = trusted
  site.close()
})
