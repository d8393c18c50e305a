import type { IncomingMessage } from 'node:http'
import { requestPath } from './request-path.ts'

/**
 * Removes an API key from a page request. Payload would authenticate the key's account on pages
 * too, and the CMS's pages contain all data of the authenticated account.
 */
export function dropApiKey(request: IncomingMessage): void {
  const { headers } = request
  if (requestPath(request).startsWith('/api/')) return
  if (/\bapi-key\b/i.test(headers.authorization ?? '')) delete headers.authorization
}
