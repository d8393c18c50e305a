import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../env.ts'
import { isKnownPath } from '../i18n/known-paths.ts'
import { beforeEnd } from './before-end.ts'
import { requestPath } from './request-path.ts'

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
 *
 * The 404 of an unpublished page is cached as well: it replaces the copy of the page, which nginx would
 * otherwise serve while no instance responds. Paths that anybody can invent are not cached, nor
 * Next's empty 404 for a prefetch of an unknown segment of a page that exists.
 */
export function setProxyCacheHeaders(request: IncomingMessage, response: ServerResponse): void {
  if (env.TRUSTED_PROXIES === 0) return
  const path = requestPath(request)
  beforeEnd(response, () => {
    const type = String(response.getHeader('content-type'))
    const mayCache =
      response.statusCode === 404
        ? isKnownPath(path) && type.startsWith('text/html')
        : response.statusCode === 200 && !type.startsWith(rscType)
    if (!mayCache || !response.hasHeader('x-nextjs-cache') || response.headersSent) return
    const directives = response.getHeader('cache-control')
    response.setHeader('Cache-Control', `${directives}, s-maxage=1, stale-while-revalidate=1`)
    // Must come after Cache-Control: nginx before 1.23 processes these headers in
    // the order they are sent.
    response.setHeader('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`)
  })
}
