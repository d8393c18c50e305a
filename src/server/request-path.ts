import type { IncomingMessage } from 'node:http'

/**
 * Returns the path of the request URL with `..` resolved, as in Next. Returns
 * '' if the URL is invalid.
 */
export function requestPath({ url = '' }: IncomingMessage): string {
  const address = `http://localhost${url.startsWith('/') ? url : '/'}`
  return URL.canParse(address) ? new URL(address).pathname : ''
}
