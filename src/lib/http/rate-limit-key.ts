import { env } from '../../env.ts'
import { clientAddress, networkOf } from './client-address.ts'

/** The key under which requests of a sender are counted. */
export function rateLimitKey(headers: Headers): string {
  return networkOf(clientAddress(headers, env.TRUSTED_PROXIES) ?? 'unknown')
}
