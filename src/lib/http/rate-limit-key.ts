import { env } from '../../env.ts'
import { clientAddress, networkOf } from './client-address.ts'

/**
 * Returns the key under which a client's requests are counted: its IPv4 address or IPv6 network.
 */
export function rateLimitKey(headers: Headers): string {
  return networkOf(clientAddress(headers, env.TRUSTED_PROXIES) ?? 'unknown')
}
