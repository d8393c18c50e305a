import type { ServerResponse } from 'node:http'
import { env } from '../env.ts'
import { beforeEnd } from './before-end.ts'

/**
 * Lets nginx keep what comes from the page cache to the end of the present second: what is published is
 * then fresh within two, and of all requests one a second is ours. `headers` of next.config.ts cannot
 * tell the time. Other proxies do not know the header.
 */
export function setProxyLifetime(response: ServerResponse): void {
  if (env.TRUSTED_PROXIES === 0) return
  beforeEnd(response, () => {
    const isCached = response.statusCode === 200 && response.hasHeader('x-nextjs-cache')
    if (isCached && !response.headersSent) {
      response.setHeader('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`)
    }
  })
}
