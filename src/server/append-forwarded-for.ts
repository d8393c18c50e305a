import type { IncomingMessage } from 'node:http'

/**
 * Adds the address of the connection to X-Forwarded-For, as every proxy before it does. Next writes
 * it only if the sender left the header out.
 */
export function appendForwardedFor({ headers, socket }: IncomingMessage): void {
  const sent = headers['x-forwarded-for']
  headers['x-forwarded-for'] = [sent ?? [], socket.remoteAddress ?? 'unknown'].flat().join(', ')
}
