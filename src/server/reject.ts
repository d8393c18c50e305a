import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { drain } from '../lib/http/drain-body.ts'

const reasons = {
  400: 'This request cannot be read.',
  401: 'Please log in.',
  405: 'This address takes no data.',
  414: 'This address is too long.',
  429: 'Too many requests at once.',
  503: 'Too many requests at once.',
}

/** Answers a request that Next does not get. Returns `true`: it was rejected. */
export function reject(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof reasons,
  headers: OutgoingHttpHeaders = {},
): true {
  const message = reasons[status]
  response.writeHead(status, {
    ...headers,
    'Cache-Control': 'private, no-store',
    'Content-Length': message.length,
    'Content-Type': 'text/plain; charset=utf-8',
    Connection: 'close',
  })
  response.write(message)
  // Node closes the connection with the response; a sender that is still sending would not see it.
  void drain(request).then(() => response.end())
  return true
}
