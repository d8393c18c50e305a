import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../env.ts'

const header = 'x-request-id'

/**
 * Returns the request's id: the one that a trusted proxy has set, so that both logs use
 * the same id, or a new one. Also sets it as a response header, so that users can quote it
 * when they report a failure.
 */
export function assignRequestId({ headers }: IncomingMessage, response: ServerResponse): string {
  const sent = headers[header]
  const isTrusted =
    env.TRUSTED_PROXIES > 0 && typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent)
  const id = isTrusted ? sent : randomUUID()
  response.setHeader('X-Request-Id', id)
  return id
}
