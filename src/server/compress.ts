import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import compression from 'compression'
import { LRUCache } from 'lru-cache'
import { type Encoding, encodingFor } from './accepted-encoding.ts'
import { beforeEnd } from './before-end.ts'
import { requestPath } from './request-path.ts'

const compressWith = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Compressed cached pages, by encoding and entity tag. */
const compressedPages = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation })

/** Copies in the making, so that a rush on a new page compresses it once. */
const underWay = new Set<string>()

const compress = compression()

/**
 * Compresses a response. Next would compress a cached page anew for each visitor, which takes longer
 * than all else about it; here it is done once, and thoroughly.
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  // The build has compressed them; clients that accept neither encoding get them as they are.
  if (isAsset(request)) return
  // The middleware's types are those of Express, which it does not need.
  compress(request as never, response as never, () => undefined)
  sendCompressedCopy(request, response)
}

/** Sends a public page that ends in one piece as it was compressed for an earlier visitor. */
function sendCompressedCopy(request: IncomingMessage, response: ServerResponse): void {
  beforeEnd(response, (page) => {
    const encoding = encodingFor(request)
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
  if (underWay.has(key)) return
  underWay.add(key)
  try {
    compressedPages.set(key, await compressWith[encoding](page))
  } catch (error) {
    // The page is then compressed for each response.
    console.error('A cached page could not be compressed', error)
  } finally {
    underWay.delete(key)
  }
}

/** The entity tag is a hash of the page, so that a copy is never another one's. */
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
