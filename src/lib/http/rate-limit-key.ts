import { env } from '../../env.ts'
import { clientAddress, countedAs } from './client-address.ts'

/** Under which name the sender of a request is counted. */
export function sender(headers: Headers): string {
  return countedAs(clientAddress(headers, env.TRUSTED_PROXIES) ?? 'unknown')
}
