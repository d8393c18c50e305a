import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { withIncomingBody } from '../lib/http/incoming-body.ts'
import { withRequestId } from '../lib/http/request-id.ts'
import { ownTurn } from '../lib/own-turn.ts'
import { appendForwardedFor } from './append-forwarded-for.ts'
import { ChunkLimited } from './chunk-limited.ts'
import { compressResponse } from './compress.ts'
import { sendCompressedAsset } from './compressed-assets.ts'
import { dropApiKey } from './drop-api-key.ts'
import { dropQuery } from './drop-query.ts'
import { answerAlive, answerReady, isDraining } from './health.ts'
import { identify } from './identify.ts'
import { limitRequests } from './limit-requests.ts'
import type { Metrics } from './metrics.ts'
import { parseInPieces } from './parse-in-pieces.ts'
import { rejectUnexpected } from './reject-unexpected.ts'
import { senderOf } from './sender-of.ts'
import { setContentPolicy, setDevelopmentPolicy } from './set-content-policy.ts'
import { setProxyLifetime } from './set-proxy-lifetime.ts'
import { setSecurityHeaders } from './set-security-headers.ts'
import { shortenHeaders } from './shorten-headers.ts'
import { takeTurn } from './take-turn.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Milliseconds without a byte in either direction after which a connection is closed. */
const idleTime = 5 * 60_000

/** Milliseconds in which a request has to be received: a submission of 100 MB takes long on a slow line. */
const receiveTime = 60 * 60_000

/**
 * Applies our middleware (limits, client address, compression, CSP), then calls Next's `handle`. `observe`
 * counts each request.
 */
export function createSiteServer(handle: Handle, observe?: Metrics['observe']): Server {
  const server = http.createServer({ IncomingMessage: ChunkLimited }, async (request, response) => {
    if (!(await takeTurn(request, response))) return
    appendForwardedFor(request)
    // One of a sender each turn: nobody waits for the hundreds of another.
    await ownTurn(`arrivals of ${senderOf(request)}`)
    setSecurityHeaders(response)
    // A kept connection would be cut when the process ends, maybe with a request on its way.
    if (isDraining()) response.setHeader('Connection', 'close')
    if (request.url === '/healthz') return answerAlive(response)
    if (request.url === '/readyz') return answerReady(response)
    observe?.(request, response)
    const id = identify(request, response)
    shortenHeaders(request)
    dropApiKey(request)
    sendCompressedAsset(request, response)
    compressResponse(request, response)
    setContentPolicy(request, response)
    setProxyLifetime(response)
    if (await rejectUnexpected(request, response)) return
    dropQuery(request)
    await limitRequests(request, response, () =>
      withRequestId(id, () => withIncomingBody(request, () => handle(request, response))),
    )
  })
  parseInPieces(server)
  // Node would answer these by itself, past all that limits a connection.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.timeout = idleTime
  server.requestTimeout = receiveTime
  // Next would leave a socket open for ever that asks for another protocol at an unknown address.
  return server.on('upgrade', (_request, socket) => socket.destroy())
}

/** The same for `npm run dev`, whose pages post to the development server and connect to it: Next adds that to the server itself. */
export function createDevelopmentServer(handle: Handle): Server {
  return http.createServer((request, response) => {
    appendForwardedFor(request)
    setSecurityHeaders(response)
    setDevelopmentPolicy(response)
    return withIncomingBody(request, () => handle(request, response))
  })
}
