import type { IncomingMessage } from 'node:http'

/** The headers of Next's client router that change a response to a navigation or prefetch. */
const routerHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]

/** Returns whether Next responds with an RSC payload, which it does only for this value. */
export function isRscRequest({ headers }: IncomingMessage): boolean {
  return headers.rsc === '1'
}

/**
 * Removes the headers of Next's client router from a request for an HTML page. Next reads some of
 * them also without the header `RSC`, and would respond to a prefetch of an unknown segment with an
 * empty 404, which a proxy could then serve in place of the page.
 */
export function dropRouterHeaders(request: IncomingMessage): void {
  // A server action sends the state of the router without the header `RSC`.
  if (isRscRequest(request) || request.method === 'POST') return
  for (const name of routerHeaders) delete request.headers[name]
}
