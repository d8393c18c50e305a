import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

let isAdding = false

/**
 * From now on every request that this process takes carries the address of its connection as the
 * last entry of X-Forwarded-For. Next itself writes it only if the sender left the header out.
 */
export function addConnectionAddress(): void {
  if (isAdding) return
  isAdding = true
  // Told about each request before the server's own handlers see it.
  subscribe('http.server.request.start', (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request
    const sent = headers['x-forwarded-for']
    headers['x-forwarded-for'] = [sent ?? [], socket.remoteAddress ?? 'unknown'].flat().join(', ')
  })
}
