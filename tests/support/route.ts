import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { withIncomingBody } from '../../src/lib/http/incoming-body.ts'

type Route = (request: Request) => Promise<Response>

/**
 * Calls a route as the server does: the route can read the incoming body directly, or through the
 * Request.
 */
export function callRoute(route: Route, request: Request): Promise<Response> {
  const body = Readable.fromWeb((request.body ?? new Blob().stream()) as ReadableStream)
  const { url, method, headers } = request
  const init = { method, headers, body: request.body ? body : undefined, duplex: 'half' }
  return withIncomingBody(body, () => route(new Request(url, init as unknown as RequestInit)))
}
