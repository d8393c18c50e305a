import type { IncomingMessage } from 'node:http'
import { rateLimitKey } from '../lib/http/rate-limit-key.ts'

/** Returns the client's rate limit key. Requires that `appendForwardedFor` has run. */
export function clientKey({ headers }: IncomingMessage): string {
  return rateLimitKey(new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for']) }))
}
