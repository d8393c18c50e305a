import type { IncomingMessage } from 'node:http'
import { rateLimitKey } from '../lib/http/rate-limit-key.ts'

/** The address or network that a request comes from, once `appendForwardedFor` has named it. */
export function senderOf({ headers }: IncomingMessage): string {
  return rateLimitKey(new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for']) }))
}
