import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { waitForEventLoopTurn } from '../lib/event-loop-turn.ts'
import { withIncomingBody } from '../lib/http/incoming-body.ts'
import { withRequestId } from '../lib/http/request-id.ts'
import { appendForwardedFor } from './append-forwarded-for.ts'
import { assignRequestId } from './assign-request-id.ts'
import { ChunkLimitedRequest } from './chunk-limited-request.ts'
import { clientKey } from './client-key.ts'
import { compressResponse } from './compress.ts'
import { sendCompressedAsset } from './compressed-assets.ts'
import { dropApiKey } from './drop-api-key.ts'
import { dropPreviewCookies } from './drop-preview-cookies.ts'
import { dropQuery } from './drop-query.ts'
import { dropRouterHeaders } from './drop-router-headers.ts'
import { isDraining, sendLiveness, sendReadiness } from './health.ts'
import { limitConnections } from './limit-connections.ts'
import { limitRequests } from './limit-requests.ts'
import type { Metrics } from './metrics.ts'
import { parseInPieces } from './parse-in-pieces.ts'
import { isPlainRead, rejectRouterState, rejectUnexpected } from './reject-unexpected.ts'
import { sanitizeHeaders } from './sanitize-headers.ts'
import { setContentPolicy, setDevelopmentPolicy } from './set-content-policy.ts'
import { setEtag } from './set-etag.ts'
import { setProxyCacheHeaders } from './set-proxy-cache-headers.ts'
import { setSecurityHeaders } from './set-security-headers.ts'
import { waitForPreviousResponses } from './wait-for-previous-responses.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Milliseconds of inactivity after which a connection is closed. */
const idleTimeout = 5 * 60_000

/**
 * Milliseconds for receiving a whole request. A 100 MB submission takes long on a slow connection.
 */
const requestTimeout = 60 * 60_000

/** Milliseconds for receiving the headers, and between the checks of both timeouts. */
const headersTimeout = 15_000
const connectionsCheckingInterval = 5_000

/**
 * Creates the server, which runs our middleware (limits, client address, compression, CSP) and then
 * calls Next's `handle`. `observe` records metrics of each request.
 */
export function createSiteServer(handle: Handle, observe?: Metrics['observe']): Server {
  const server = http.createServer(
    {
      IncomingMessage: ChunkLimitedRequest,
      headersTimeout,
      connectionsCheckingInterval,
      // Otherwise, Node answers requests without a `Host` header itself, and Next, which adds an
      // `upgrade` listener, handles upgrade requests, both outside all limits.
      requireHostHeader: false,
      shouldUpgradeCallback: () => false,
    },
    async (request, response) => {
      if (!(await waitForPreviousResponses(request, response))) return
      appendForwardedFor(request)
      // Each client may start one request per event loop turn, so that a burst does
      // not delay other clients.
      await waitForEventLoopTurn(`arrivals of ${clientKey(request)}`)
      if (request.socket.destroyed) return
      setSecurityHeaders(response)
      // The exit of the process would reset a keep-alive connection, possibly with
      // another request on its way. After a request for an upgrade, nothing is parsed.
      if (isDraining() || request.headers.upgrade) response.setHeader('Connection', 'close')
      if (isPlainRead(request)) {
        if (request.url === '/healthz') return sendLiveness(response)
        if (request.url === '/readyz') return sendReadiness(response)
      }
      observe?.(request, response)
      const id = assignRequestId(request, response)
      sanitizeHeaders(request)
      dropApiKey(request)
      dropPreviewCookies(request)
      dropRouterHeaders(request)
      sendCompressedAsset(request, response)
      compressResponse(request, response)
      setContentPolicy(request, response)
      setProxyCacheHeaders(request, response)
      // The last one is called first with the page: the others depend on its ETag.
      setEtag(request, response)
      if (await rejectUnexpected(request, response)) return
      dropQuery(request)
      await limitRequests(request, response, async () => {
        // After its turn has come, because it may take ten milliseconds.
        if (rejectRouterState(request, response)) return
        await withRequestId(id, () => withIncomingBody(request, () => handle(request, response)))
      })
    },
  )
  limitConnections(server)
  parseInPieces(server)
  // Node would answer requests with an `Expect` header itself, bypassing the limits per connection.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.timeout = idleTimeout
  server.requestTimeout = requestTimeout
  return server
}

/**
 * Creates the server for `npm run dev`. It has no limits, because pages post to Next's development
 * server and open WebSockets to it. Next attaches these handlers to the server itself.
 */
export function createDevelopmentServer(handle: Handle): Server {
  return http.createServer((request, response) => {
    appendForwardedFor(request)
    setSecurityHeaders(response)
    setDevelopmentPolicy(response)
    return withIncomingBody(request, () => handle(request, response))
  })
}
