import type { IncomingMessage } from 'node:http'

/** The path as Next resolves it, without `..`; nothing if the address cannot be read. */
export function requestPath({ url = '' }: IncomingMessage): string {
  const address = `http://localhost${url.startsWith('/') ? url : '/'}`
  return URL.canParse(address) ? new URL(address).pathname : ''
}
