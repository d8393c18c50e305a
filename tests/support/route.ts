import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { answering } from '../../src/lib/incoming-body.ts'

type Route = (request: Request) => Promise<Response>

/** Calls a route as the server does, with the body of the request at hand. */
export function callRoute(route: Route, request: Request): Promise<Response> {
  const body = Readable.fromWeb((request.body ?? new Blob().stream()) as ReadableStream)
  return answering(body, () => route(request))
}
