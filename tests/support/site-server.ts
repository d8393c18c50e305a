import { once } from 'node:events'
import type { IncomingHttpHeaders, Server } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import { createSiteServer } from '../../src/server/site-server.ts'

/** The site's server with a handler in place of Next, restarted for each test. */
export const site = {} as {
  server: Server
  /** The URLs of the requests that reached Next. */
  handled: string[]
  /** The headers of the last of these requests. */
  lastHeaders: IncomingHttpHeaders
  /** Responses wait for this promise. */
  answer: Promise<void>
}

/** Starts the server before each test and stops it afterwards. */
export function startSiteServerForEach(): void {
  beforeEach(async () => {
    site.handled = []
    site.answer = Promise.resolve()
    site.server = createSiteServer(async (request, response) => {
      const { url = '', headers } = request
      site.handled.push([url, headers.authorization].filter(Boolean).join(' '))
      site.lastHeaders = headers
      if (url !== '/api/unread') request.resume()
      await site.answer
      if (url === '/large') response.write('x'.repeat(20_000_000))
      response.end('done')
    })
    site.server.listen(0, '127.0.0.1')
    await once(site.server, 'listening')
  })

  afterEach(() => {
    site.server.closeAllConnections()
    site.server.close()
  })
}

/** Opens a connection and collects what it receives. */
export function connect() {
  const state = { received: '', isClosed: false }
  const socket = net.connect((site.server.address() as AddressInfo).port, '127.0.0.1')
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

export const getRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

export const chunkedHead = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`

export const numberedPaths = (count: number) =>
  Array.from({ length: count }, (_, index) => `/${index}`)

export const countResponses = (text: string): number => text.split('done').length - 1
