import type { IncomingMessage } from 'node:http'

export type Encoding = 'br' | 'gzip'

/** Returns the best encoding that the client accepts and that pages and assets are cached in. */
export function acceptedEncoding({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding'])
  // A client can use a weight of zero to reject an encoding. Browsers send no weights, so requests
  // with weights are left to the compression middleware.
  if (accepted.includes('q=')) return undefined
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
