import type { ServerResponse } from 'node:http'
import { env } from '../env.ts'
import { beforeEnd } from './before-end.ts'

/** A page in the form that Next navigates with: no visitor may get it in place of the page. */
const nextFormat = 'text/x-component'

/**
 * Lets nginx keep what comes from the page cache to the end of the present second: what is published is
 * then fresh within two, and of all requests one a second is ours. While it asks, nginx may serve what it
 * had for one second more; browsers may not, they have to revalidate. `headers` of next.config.ts cannot
 * tell the time. Other proxies do not know `X-Accel-Expires`, and may keep it for a second.
 */
export function setProxyLifetime(response: ServerResponse): void {
  if (env.TRUSTED_PROXIES === 0) return
  beforeEnd(response, () => {
    const isCached = response.statusCode === 200 && response.hasHeader('x-nextjs-cache')
    const isPage = !String(response.getHeader('content-type')).startsWith(nextFormat)
    if (!isCached || !isPage || response.headersSent) return
    const others = response.getHeader('cache-control')
    response.setHeader('Cache-Control', `${others}, s-maxage=1, stale-while-revalidate=1`)
    // Last, and beside a lifetime for all proxies: nginx before 1.23 reads one header after the other.
    response.setHeader('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`)
  })
}
