import type { IncomingMessage } from 'node:http'

/**
 * Appends the socket's remote address to X-Forwarded-For, as a proxy does. Next sets the header
 * only if the request does not have it.
 */
export function appendForwardedFor({ headers, socket }: IncomingMessage): void {
  const sent = headers['x-forwarded-for']
  headers['x-forwarded-for'] = [sent ?? [], socket.remoteAddress ?? 'unknown'].flat().join(', ')
}
