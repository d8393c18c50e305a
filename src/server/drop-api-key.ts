import type { IncomingMessage } from 'node:http'
import { requestPath } from './request-path.ts'

/**
 * Takes an API key out of a request for a page. Payload authenticates the account of the key there
 * too, and its pages would send everything about that account along.
 */
export function dropApiKey(request: IncomingMessage): void {
  const { headers } = request
  if (requestPath(request).startsWith('/api/')) return
  if (/\bapi-key\b/i.test(headers.authorization ?? '')) delete headers.authorization
}
