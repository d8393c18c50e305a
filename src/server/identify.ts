import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../env.ts'

const header = 'x-request-id'

/**
 * The id of a request: the proxy's, so that its log and ours agree, or a new one. The response carries
 * it too, so that whoever reports a failure can name it.
 */
export function identify({ headers }: IncomingMessage, response: ServerResponse): string {
  const sent = headers[header]
  const isProxys = env.TRUSTED_PROXIES > 0 && typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent)
  const id = isProxys ? sent : randomUUID()
  response.setHeader('X-Request-Id', id)
  return id
}
