import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { discardBody } from '../lib/http/discard-body.ts'
import { clientKey } from './client-key.ts'
import { countByClient } from './count-by-client.ts'

const reasons = {
  400: 'This request cannot be read.',
  401: 'Please log in.',
  405: 'Method not allowed.',
  414: 'This address is too long.',
  429: 'Too many requests at once.',
  503: 'Too many requests at once.',
}

/** Maximum rejected requests of a client whose bodies are read: parsing them takes CPU time. */
const maxDiscarding = 12

const countDiscarding = countByClient()

/**
 * Responds with an error instead of passing the request to Next. Returns `true`
 * for the caller to return.
 */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof reasons,
  headers: OutgoingHttpHeaders = {},
): true {
  const message = reasons[status]
  // That of the compressed script that the client has requested.
  response.removeHeader('Content-Encoding')
  response.writeHead(status, {
    ...headers,
    'Cache-Control': 'private, no-store',
    'Content-Length': message.length,
    'Content-Type': 'text/plain; charset=utf-8',
    Connection: 'close',
  })
  response.write(message)
  // Node closes the connection after the response. A client that is still sending would never read
  // it, so the rest of the body is discarded first.
  if (countDiscarding(response, clientKey(request), maxDiscarding))
    void discardBody(request).then(() => response.end())
  else response.end()
  return true
}
