import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import compression from 'compression'
import { LRUCache } from 'lru-cache'
import { logFailure } from '../log/log-failure.ts'

type Encoding = 'br' | 'gzip'

const compressWith = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Compressed cached pages, by encoding and entity tag. */
const packedPages = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation })

/** Under way, so that a rush on a new page compresses it once. */
const packing = new Set<string>()

let isCompressing = false

/**
 * From now on every answer of this process is compressed. Next would compress a cached page anew
 * for each visitor, which takes longer than all else about it; here it is done once, and thoroughly.
 */
export function compressAnswers(): void {
  if (isCompressing) return
  isCompressing = true
  const compress = compression()
  // Told about each request before the server's own handlers see it.
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    // The handler's types are those of a framework, which it does not need.
    compress(request as never, response as never, () => undefined)
    sendPacked(request, response)
  })
}

/** Lets a cached page that ends in one piece be sent as it was compressed for an earlier visitor. */
function sendPacked(request: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  response.end = (...args: unknown[]) => {
    const [page] = args
    const encoding = encodingFor(request)
    if (typeof page !== 'string' || !encoding || !isCachedPage(response)) return end(...args)
    const key = `${encoding} ${response.getHeader('ETag')}`
    const packed = packedPages.get(key)
    if (!packed) {
      void pack(key, encoding, page)
      return end(...args)
    }
    response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', packed.length)
    return end(packed)
  }
}

async function pack(key: string, encoding: Encoding, page: string): Promise<void> {
  if (packing.has(key)) return
  packing.add(key)
  try {
    packedPages.set(key, await compressWith[encoding](page))
  } catch (error) {
    // Visitors go on getting the page the usual way.
    await logFailure('A cached page could not be compressed', error)
  } finally {
    packing.delete(key)
  }
}

function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding'])
  // A weight of zero refuses; whoever sends weights is no browser, and is served the usual way.
  if (accepted.includes('q=')) return undefined
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

function isCachedPage(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    response.hasHeader('ETag') &&
    !response.headersSent
  )
}

function sizeCalculation({ length }: Buffer): number {
  return length
}
