import type { IncomingMessage } from 'node:http'

export type Encoding = 'br' | 'gzip'

/** The best encoding that the client accepts, of those that pages and assets are cached in. */
export function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding'])
  // A weight of zero rejects an encoding; browsers send no weights, others are served the usual way.
  if (accepted.includes('q=')) return undefined
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
