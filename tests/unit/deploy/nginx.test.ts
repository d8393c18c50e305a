import { once } from 'node:events'
import http from 'node:http'
import http2 from 'node:http2'
import net, { type AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { missingNginxPrograms, type Nginx, startNginx } from '../../rehearse/nginx.ts'

describe.skipIf(missingNginxPrograms())('the shipped nginx configuration', () => {
  /** The URLs that nginx has requested from the instance. */
  const requested: string[] = []
  const instance = http.createServer((request, response) => {
    requested.push(request.url ?? '')
    response.setHeader('X-Accel-Expires', '60').end(request.url)
  })
  // As when Node closes a connection whose request it rejects, before it has read the body.
  instance.on('clientError', (_, socket) => (socket as net.Socket).resetAndDestroy())
  let nginx: Nginx
  let limited: Nginx

  beforeAll(async () => {
    await new Promise<void>((resolve) => instance.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(instance.address() as AddressInfo).port}`
    nginx = await startNginx([url, url])
    limited = await startNginx([url, url], { isLimited: true })
  })
  afterAll(async () => {
    await nginx.stop()
    await limited.stop()
    instance.close().closeAllConnections()
  })
  beforeEach(() => {
    requested.length = 0
  })

  /** Sends the path as it is; `fetch` would resolve dots and backslashes. */
  async function read(path: string, method = 'GET'): Promise<void> {
    const request = http.request(nginx.url, { path, method, agent: false }).end()
    const [response] = await new Promise<[http.IncomingMessage]>((resolve) =>
      request.once('response', (each) => resolve([each])),
    )
    for await (const _ of response);
  }

  it.each(['/de', '/_next/static/chunks/a.js'])(
    'stores %s once, whatever its query',
    async (path) => {
      await read(path)
      for (const method of ['GET', 'HEAD']) await read(`${path}?invented=${method}`, method)
      expect(requested).toEqual([path])
    },
  )

  it('stores a picture once per query', async () => {
    const pictures = ['/_next/image?url=a&w=64', '/_next/image?url=b&w=64']
    for (const path of [...pictures, ...pictures]) await read(path)
    expect(requested).toEqual(pictures)
  })

  it.each([
    '/x/../en',
    '/x/%2e%2e/en',
    '/x\\..\\en',
    '/./en',
    '/_next/static/%61.js',
    '/_next/static/x/..',
    '/en#invented',
    '/_next/static/a.js#invented',
  ])('does not store %s, of which there are any number of spellings', async (path) => {
    await read(path)
    await read(path)
    expect(requested).toEqual([path, path])
  })

  it('keeps few of many cached pages open, so that a stranger cannot use up its open files', async () => {
    for (let count = 0; count < 600; count++) await read(`/page-${Math.floor(count / 2)}`)
    const { openFiles } = nginx
    expect(openFiles()).toBeGreaterThan(0)
    // Each processor has a worker.
    expect(openFiles()).toBeLessThanOrEqual(64 * availableParallelism())
  })

  it('rejects requests of one address beyond a burst, also if each is cancelled at once', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 50 })
    const send = (index: number) =>
      new Promise<number | undefined>((resolve) => {
        const request = http.get(limited.url, { agent, path: `/api/${index}` }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        request.on('error', () => resolve(undefined))
        if (index % 2) setTimeout(() => request.destroy())
      })
    const statuses = await Promise.all(Array.from({ length: 3_000 }, (_, index) => send(index)))
    agent.destroy()
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(statuses).toContain(429)
    expect(requested.length).toBeLessThan(1_500)
  })

  it('keeps little in memory of an address that does not read its responses over HTTP/2', async () => {
    const before = limited.memory()
    // The client repeats a header of 2,900 bytes with one byte each.
    const header = Array(10).fill('x'.repeat(2_900))
    const flood = async () => {
      const session = http2.connect(limited.http2Url, { settings: { initialWindowSize: 0 } })
      session.on('error', () => undefined)
      const [{ maxConcurrentStreams = 0 }] = await once(session, 'remoteSettings')
      for (let count = 0; count < maxConcurrentStreams; count++) {
        session.request({ ':path': '/de', 'x-header': header }).on('error', () => undefined)
      }
      // The response to a ping shows that the requests before it have arrived.
      await new Promise((resolve) => session.ping(resolve))
      return session
    }
    const sessions = await Promise.all(Array.from({ length: 50 }, flood))
    const growth = limited.memory() - before
    for (const session of sessions) session.destroy()
    expect(growth).toBeLessThan(25)
  })

  it.each(['GET', 'POST'])(
    'uses the instances on after %s requests whose body they do not read',
    async (method) => {
      const { port, hostname } = new URL(nginx.url)
      const invalid = 'Host: a\r\nConnection: close\r\nX-A: \u0001\r\nContent-Length: 100000'
      const attack = async () => {
        const socket = net.connect(Number(port), hostname).on('error', () => undefined)
        socket.resume().write(`${method} /de HTTP/1.1\r\n${invalid}\r\n\r\n${'x'.repeat(100_000)}`)
        await once(socket, 'close')
      }
      await Promise.all(Array.from({ length: 60 }, attack))
      await read(`/after-${method}`)
      expect(requested).toEqual([`/after-${method}`])
    },
  )

  it('lets the longest bodies of server functions through', async () => {
    const { status } = await fetch(`${nginx.url}/admin`, {
      method: 'POST',
      body: 'x'.repeat(2_000_000),
    })
    expect(status).toBe(200)
  })

  it('gets pages from the other instance while one hangs', async () => {
    const hanging = http.createServer(() => undefined)
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
    const urls = [hanging, instance].map(
      (each) => `http://127.0.0.1:${(each.address() as AddressInfo).port}`,
    )
    const proxy = await startNginx(urls as [string, string], { pageTimeout: '100ms' })
    try {
      const paths = ['/de', '/_next/static/chunks/a.js', '/en', '/pt']
      const pages = await Promise.all(
        paths.map(async (path) => (await fetch(proxy.url + path)).text()),
      )
      expect(pages).toEqual(paths)
    } finally {
      await proxy.stop()
      hanging.close().closeAllConnections()
    }
  })

  it('logs no requests, which would fill the disk, not even those that nginx rejects itself', async () => {
    const headers = { Referer: 'x'.repeat(2_000) }
    const send = async (path: string, body?: string) => {
      const method = body === undefined ? 'GET' : 'POST'
      return (await fetch(limited.url + path, { method, headers, body })).status
    }
    const statuses = await Promise.all(Array.from({ length: 1_000 }, () => send('/de')))
    expect(statuses).toContain(429)
    expect(await send('/admin', 'x'.repeat(2_200_000))).toBe(413)
    expect(await send('/de', 'x'.repeat(200))).toBe(413)
    expect(limited.logs()).toBe('')
  })

  it('stores /.well-known/security.txt', async () => {
    for (let count = 0; count < 2; count++) await read('/.well-known/security.txt')
    expect(requested).toHaveLength(1)
  })
})
