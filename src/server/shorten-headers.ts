import type { IncomingMessage } from 'node:http'
import { requestPath } from './request-path.ts'

/** Headers that Next searches with patterns whose cost grows with the square of the length. */
const searched = ['user-agent', 'accept'] as const

/** Characters of such a header: those of browsers are half as long. */
const maxLength = 512

/**
 * Cuts what would block the event loop for seconds, and the ranges of what is short: Next answers 500 to
 * one that a file of the build does not have. Recordings and pictures are below `/api`.
 */
export function shortenHeaders(request: IncomingMessage): void {
  const { headers } = request
  if (!requestPath(request).startsWith('/api/')) delete headers.range
  for (const name of searched) {
    const value = headers[name]
    if (value) headers[name] = value.slice(0, maxLength)
  }
}
