import type { ServerResponse } from 'node:http'
import { env } from '../env.ts'
import { beforeEnd } from './before-end.ts'

/**
 * The type of RSC payloads. A proxy must not cache them, as it could serve them
 * in place of the HTML page.
 */
const rscType = 'text/x-component'

/**
 * Lets nginx cache responses from the page cache until the end of the current second. Published
 * changes then appear within two seconds, and nginx requests each page at most once per second.
 * While nginx revalidates, it may serve the stale page for one more second. Browsers still have to
 * revalidate. Other proxies ignore `X-Accel-Expires` and may cache for one second. The `headers` of
 * next.config.ts cannot do this because the value depends on the current time.
 */
export function setProxyCacheHeaders(response: ServerResponse): void {
  if (env.TRUSTED_PROXIES === 0) return
  beforeEnd(response, () => {
    const isCached = response.statusCode === 200 && response.hasHeader('x-nextjs-cache')
    const isPage = !String(response.getHeader('content-type')).startsWith(rscType)
    if (!isCached || !isPage || response.headersSent) return
    const directives = response.getHeader('cache-control')
    response.setHeader('Cache-Control', `${directives}, s-maxage=1, stale-while-revalidate=1`)
    // Must come after Cache-Control: nginx before 1.23 processes these headers in
    // the order they are sent.
    response.setHeader('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`)
  })
}
