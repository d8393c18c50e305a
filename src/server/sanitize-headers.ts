import type { IncomingMessage } from 'node:http'
import { requestPath } from './request-path.ts'

/** Headers that Next matches with regular expressions that take quadratic time. */
const slowHeaders = ['user-agent', 'accept'] as const

/** Headers of the Pages Router's client, to which Next responds with `{}` instead of a page. */
const otherRoutersHeaders = ['x-middleware-prefetch', 'x-nextjs-data'] as const

/**
 * Next responds with 500 to a range that a static file does not have, and to a condition that it does
 * not meet. Only recordings and images, which are under `/api/`, need ranges.
 */
const rangeHeaders = ['range', 'if-match', 'if-unmodified-since'] as const

/** Maximum characters of these headers. Browsers send half as many. */
const maxLength = 512

/**
 * Removes headers of the Pages Router and, outside `/api/`, of range requests; truncates those that would block the
 * event loop for seconds; and reduces `Accept` of the image optimizer to what it looks for.
 */
export function sanitizeHeaders(request: IncomingMessage): void {
  const { headers } = request
  const isApi = requestPath(request).startsWith('/api/')
  for (const name of [...otherRoutersHeaders, ...(isApi ? [] : rangeHeaders)]) delete headers[name]
  for (const name of slowHeaders) {
    const value = headers[name]
    if (value) headers[name] = value.slice(0, maxLength)
  }
  // Next responds with 500 to a header that it cannot parse, and looks only for this type.
  if (requestPath(request) === '/_next/image') {
    headers.accept = headers.accept?.includes('image/webp') ? 'image/webp' : '*/*'
  }
}
