import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { env } from '../../../src/env.ts'
import { ChunkLimitedRequest } from '../../../src/server/chunk-limited-request.ts'
import {
  chunkedHead,
  connect,
  countResponses,
  getRequest,
  numberedPaths,
  site,
  startSiteServerForEach,
} from '../../support/site-server.ts'

startSiteServerForEach()

it('a client may open a thousand connections in ten seconds, without delaying others', async () => {
  const { port } = site.server.address() as AddressInfo
  const isServed = async (localAddress: string) => {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    socket.write(getRequest('/').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    const answers: Buffer[] = []
    socket.on('data', (bytes) => answers.push(bytes))
    await once(socket, 'close')
    return answers.length > 0
  }
  for (let opened = 0; opened < 1000; opened += 50) {
    const served = await Promise.all(Array.from({ length: 50 }, () => isServed('127.0.0.1')))
    expect(served).not.toContain(false)
  }
  expect(await isServed('127.0.0.1')).toBe(false)
  expect(await isServed('127.0.0.2')).toBe(true)
})

describe('a connection', () => {
  it('accepts two pipelined requests, and two more once they are answered', async () => {
    const { socket, state } = connect()
    for (const answered of [2, 4, 6]) {
      socket.write(numberedPaths(2).map(getRequest).join(''))
      await expect.poll(() => countResponses(state.received)).toBe(answered)
    }
    expect(state.isClosed).toBe(false)
  })

  it('discards its pipelined requests when it closes, except the one being answered', async () => {
    const held = Promise.withResolvers<void>()
    site.answer = held.promise
    const { socket, state } = connect()
    socket.write(numberedPaths(2).map(getRequest).join(''))
    await expect.poll(() => site.handled).toEqual(numberedPaths(1))
    socket.destroy()
    await expect.poll(() => state.isClosed).toBe(true)
    held.resolve()
    const next = connect()
    next.socket.write(getRequest('/next'))
    await expect.poll(() => countResponses(next.state.received)).toBe(1)
    expect(site.handled).toEqual(['/0', '/next'])
  })

  it('is closed at the third pipelined request, and Next sees none of them', async () => {
    const held = Promise.withResolvers<void>()
    site.answer = held.promise
    const { socket, state } = connect()
    socket.write(numberedPaths(20).map(getRequest).join(''))
    await expect.poll(() => state.isClosed).toBe(true)
    expect(site.handled).toEqual([])
    held.resolve()
  })

  it('is closed at the third pipelined request that has an Expect header', async () => {
    const held = Promise.withResolvers<void>()
    site.answer = held.promise
    const { socket, state } = connect()
    const requestWithExpect = (path: string) =>
      getRequest(path).replace('\r\n\r\n', '\r\nExpect: x\r\n\r\n')
    socket.write(numberedPaths(2).map(requestWithExpect).join(''))
    await expect.poll(() => site.handled).toEqual(['/0'])
    expect(state.isClosed).toBe(false)
    socket.write(requestWithExpect('/2'))
    await expect.poll(() => state.isClosed).toBe(true)
    held.resolve()
  })

  it('is closed if it sends its body in many very small chunks, but not with larger chunks', async () => {
    const head = chunkedHead('/api/contact')
    const small = connect()
    small.socket.write(head + '1\r\nx\r\n'.repeat(300))
    await expect.poll(() => small.state.isClosed).toBe(true)
    const large = connect()
    const chunk = `201\r\n${'x'.repeat(513)}\r\n`
    large.socket.write(`${head}${chunk.repeat(2000)}0\r\n\r\n`)
    await expect.poll(() => countResponses(large.state.received)).toBe(1)
  })

  it('is not parsed any further once it is going to be closed', async () => {
    let emitted = 0
    site.server.on('request', () => emitted++)
    const pushed = vi.spyOn(ChunkLimitedRequest.prototype, 'push')
    const requests = connect()
    requests.socket.write(getRequest('/').repeat(1500))
    await expect.poll(() => requests.state.isClosed).toBe(true)
    expect(emitted).toBeLessThan(100)
    pushed.mockClear()
    const chunks = connect()
    chunks.socket.write(`${chunkedHead('/api/contact')}${'1\r\nx\r\n'.repeat(9000)}`)
    await expect.poll(() => chunks.state.isClosed).toBe(true)
    expect(pushed.mock.calls.length).toBeLessThan(500)
    pushed.mockRestore()
  })

  it('yields to other connections while a packet with many chunks is parsed', async () => {
    const accepted = once(site.server, 'connection')
    const { socket } = connect()
    const [inServer] = await accepted
    const parsed = vi.spyOn(inServer, 'unshift')
    // A slow processor: half a millisecond passes each time the clock is read.
    const startedAt = performance.now()
    const clock = vi.spyOn(performance, 'now')
    clock.mockImplementation(() => startedAt + clock.mock.calls.length / 2)
    onTestFinished(() => clock.mockRestore())
    socket.write(`${chunkedHead('/api/contact')}${`12c\r\n${'x'.repeat(300)}\r\n`.repeat(20)}`)
    await expect.poll(() => parsed.mock.calls.length).toBeGreaterThan(2)
  })

  it.each([
    [
      'many headers',
      (path: string) =>
        getRequest(path).replace('\r\n\r\n', `\r\nCookie: ${'x=y;'.repeat(1500)}\r\n\r\n`),
    ],
    [
      'a body in chunks',
      (path: string) =>
        `${chunkedHead(path)}${`258\r\n${'x'.repeat(600)}\r\n`.repeat(300)}0\r\n\r\n`,
    ],
    [
      'a body of a known length',
      (path: string) =>
        `${getRequest(path).replace('GET', 'POST').replace('\r\n\r\n', '\r\nContent-Length: 200000\r\n\r\n')}${'x'.repeat(200_000)}`,
    ],
  ])(
    'that sends %s is answered alongside twenty others while the process is busy',
    async (_name, request) => {
      const busy = setInterval(() => {
        const end = performance.now() + 5
        while (performance.now() < end);
      })
      const all = Array.from({ length: 20 }, connect)
      for (const round of [1, 2]) {
        for (const { socket } of all) socket.write(request(`/api/contact?${round}`))
        await expect
          .poll(() => all.every(({ state }) => countResponses(state.received) === round))
          .toBe(true)
      }
      clearInterval(busy)
      expect(site.handled).toHaveLength(40)
    },
  )

  it('is answered when the client reads again after it sent more requests without reading', async () => {
    const accepted = once(site.server, 'connection')
    const { socket } = connect()
    const [inServer] = await accepted
    socket.pause()
    // Counted as they arrive, because searching 20 MB again and again takes seconds on a busy machine.
    const isAnswered = new Promise<void>((resolve) => {
      let [responses, tail] = [0, '']
      socket.on('data', (bytes) => {
        const text = tail + bytes.toString('latin1')
        tail = text.slice(1 - 'done'.length)
        responses += countResponses(text)
        if (responses === 2) resolve()
      })
    })
    socket.write(getRequest('/large'))
    await expect.poll(() => inServer.writableNeedDrain).toBe(true)
    const padded = getRequest('/').replace('\r\n\r\n', `\r\nX-Padding: ${'x'.repeat(7000)}\r\n\r\n`)
    socket.write(padded)
    await expect.poll(() => inServer.bytesRead).toBeGreaterThan(6000)
    socket.resume()
    await isAnswered
  })

  it.each(['/healthz', '/api/unread'])(
    'is closed if it sends very small chunks to %s after the response',
    async (path) => {
      const { socket, state } = connect()
      socket.write(chunkedHead(path))
      await expect.poll(() => state.received).toContain('HTTP/1.1')
      socket.write('1\r\nx\r\n'.repeat(300))
      await expect.poll(() => state.isClosed).toBe(true)
    },
  )

  it('is closed if its address has 600 others, but not if it comes through a proxy', async () => {
    let accepted = 0
    site.server.on('connection', () => accepted++)
    const all = Array.from({ length: 400 }, connect)
    // The kernel queues 511 connections; another one would try again after a second.
    await expect.poll(() => accepted).toBe(400)
    all.push(...Array.from({ length: 201 }, connect))
    const closed = () => all.filter(({ state }) => state.isClosed).length
    await expect.poll(closed).toBe(1)
    all.find(({ state }) => !state.isClosed)?.socket.destroy()
    await expect.poll(closed).toBe(2)
    const next = connect()
    next.socket.write(getRequest('/next'))
    await expect.poll(() => countResponses(next.state.received)).toBe(1)
    env.TRUSTED_PROXIES = 1
    onTestFinished(() => void Object.assign(env, { TRUSTED_PROXIES: 0 }))
    connect().socket.write(getRequest('/proxied'))
    await expect.poll(() => site.handled).toContain('/proxied')
  })

  it('is closed after a rejection without reading the body if twelve others are still sending', async () => {
    const all = Array.from({ length: 13 }, connect)
    for (const { socket } of all)
      socket.write(`${chunkedHead('/de')}400\r\n${'x'.repeat(0x400)}\r\n`)
    await expect.poll(() => all.every(({ state }) => state.received.includes(' 405 '))).toBe(true)
    await expect.poll(() => all.filter(({ state }) => state.isClosed).length).toBe(1)
  })

  it('is closed at the third pipelined request, even if they have no Host header', async () => {
    const held = Promise.withResolvers<void>()
    site.answer = held.promise
    const { socket, state } = connect()
    socket.write(`${getRequest('/0')}HEAD / HTTP/1.1\r\n\r\n`)
    await expect.poll(() => site.handled).toEqual(['/0'])
    expect(state.isClosed).toBe(false)
    socket.write('HEAD / HTTP/1.1\r\n\r\n')
    await expect.poll(() => state.isClosed).toBe(true)
    held.resolve()
  })

  it('that sends no Host header gets a 400', async () => {
    const { socket, state } = connect()
    socket.write('GET /de HTTP/1.1\r\n\r\n')
    await expect.poll(() => state.received).toMatch(/^HTTP\/1\.1 400 /)
    expect(site.handled).toEqual([])
  })

  it('that requests a protocol upgrade is handled like any other, not by upgrade listeners', async () => {
    const upgraded = vi.fn()
    // Next adds such a listener, which resolves the request's route outside all limits.
    site.server.on('upgrade', upgraded)
    const { socket, state } = connect()
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    socket.write(`GET /de HTTP/1.1\r\nHost: x\r\n${upgrade}`)
    await expect.poll(() => countResponses(state.received)).toBe(1)
    expect([upgraded.mock.calls.length, site.handled]).toEqual([0, ['/de']])
  })

  it('is closed after a request for a protocol upgrade, and what follows in its packet is not parsed', async () => {
    const { socket, state } = connect()
    const upgrade = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'
    socket.write(`GET /de HTTP/1.1\r\n${upgrade}${'x'.repeat(300)}${getRequest('/en').repeat(20)}`)
    await expect.poll(() => state.isClosed).toBe(true)
    expect([countResponses(state.received), site.handled]).toEqual([1, ['/de']])
  })
})
