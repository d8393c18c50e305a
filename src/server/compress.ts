import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import compression from 'compression'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { beforeEnd } from './before-end.ts'
import { requestPath } from './request-path.ts'

const compressWith = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Compressed copies of cached pages, keyed by encoding and ETag. */
const compressedPages = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation })

/**
 * Keys of the copies being compressed, so that concurrent requests compress a new page only once.
 */
const pendingKeys = new Set<string>()

const compress = compression()

/**
 * Compresses a response. Next would compress a cached page again for every request, which is the
 * most expensive part of serving it. This compresses each page once, at a higher level.
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  // The build has already compressed assets. Clients that accept neither
  // encoding get the plain file.
  if (isAsset(request)) return
  // The middleware is typed for Express but works with Node's request and response.
  compress(request as never, response as never, () => undefined)
  sendCompressedCopy(request, response)
}

/**
 * Replaces a public page sent with one `end()` call by the copy compressed for an earlier request.
 */
function sendCompressedCopy(request: IncomingMessage, response: ServerResponse): void {
  beforeEnd(response, (page) => {
    const encoding = acceptedEncoding(request)
    if (typeof page !== 'string' || !encoding || !isPublicPage(response)) return
    const key = `${encoding} ${response.getHeader('ETag')}`
    const compressed = compressedPages.get(key)
    if (!compressed) {
      void compressCopy(key, encoding, page)
      return
    }
    response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', compressed.length)
    return compressed
  })
}

function isAsset(request: IncomingMessage): boolean {
  try {
    return decodeURIComponent(requestPath(request)).startsWith('/_next/static/')
  } catch {
    return true
  }
}

async function compressCopy(key: string, encoding: Encoding, page: string): Promise<void> {
  if (pendingKeys.has(key)) return
  pendingKeys.add(key)
  try {
    compressedPages.set(key, await compressWith[encoding](page))
  } catch (error) {
    // The compression middleware then compresses the page for each response.
    console.error('A cached page could not be compressed', error)
  } finally {
    pendingKeys.delete(key)
  }
}

/**
 * Requires an ETag: it is a hash of the page, so a copy stored under it
 * always has the same content.
 */
function isPublicPage(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    String(response.getHeader('Cache-Control')).startsWith('public') &&
    response.hasHeader('ETag') &&
    !response.headersSent
  )
}

function sizeCalculation({ length }: Buffer): number {
  return length
}
