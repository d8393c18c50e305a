import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from './accepted-encoding.ts'
import { requestPath } from './request-path.ts'

/** Media types of the files that the build compresses, by file extension. */
export const compressedTypes: Record<string, string> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.svg': 'image/svg+xml',
}

const folder = '.next/static'

/** URL paths of the compressed files that the build has written. */
const files = new Set(
  (fs.existsSync(folder)
    ? fs.readdirSync(folder, { encoding: 'utf8', recursive: true })
    : []
  ).flatMap((name) =>
    /\.(br|gzip)$/.test(name) ? `/_next/static/${name.replaceAll('\\', '/')}` : [],
  ),
)

/**
 * Points the request at the copy of a script or stylesheet that the build has compressed.
 * Compressing assets per request would let anyone keep the CPU busy, and every slow client would
 * hold an encoder in memory.
 */
export function sendCompressedAsset(request: IncomingMessage, response: ServerResponse): void {
  const path = requestPath(request)
  const type = compressedTypes[/\.\w+$/.exec(path)?.[0] ?? '']
  const encoding = acceptedEncoding(request)
  if (files.has(`${path}.br`)) response.setHeader('Vary', 'Accept-Encoding')
  // Other methods get an error, which has no compressed copy. Ranges refer
  // to the uncompressed file.
  if (!['GET', 'HEAD'].includes(request.method ?? '') || request.headers.range) return
  if (!type || !encoding || !files.has(`${path}.${encoding}`)) return
  request.url = `${path}.${encoding}`
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Type', type)
}
