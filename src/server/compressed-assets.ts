import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor } from './accepted-encoding.ts'
import { requestPath } from './request-path.ts'

/** What the build compresses, by the end of its name, and its media type. */
export const compressedTypes: Record<string, string> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.svg': 'image/svg+xml',
}

const folder = '.next/static'

/** The compressed files that the build has made, by their paths on the site. */
const files = new Set(
  (fs.existsSync(folder)
    ? fs.readdirSync(folder, { encoding: 'utf8', recursive: true })
    : []
  ).flatMap((name) =>
    /\.(br|gzip)$/.test(name) ? `/_next/static/${name.replaceAll('\\', '/')}` : [],
  ),
)

/**
 * Lets Next send the copy of a script or stylesheet that the build has compressed. Compressed for each
 * request it would cost a stranger little to keep the processor busy, and each reader that stalls would
 * hold an encoder.
 */
export function sendCompressedAsset(request: IncomingMessage, response: ServerResponse): void {
  const path = requestPath(request)
  const type = compressedTypes[/\.\w+$/.exec(path)?.[0] ?? '']
  const encoding = encodingFor(request)
  // Errors have no compressed copy, and a range counts the bytes of the file itself.
  if (!['GET', 'HEAD'].includes(request.method ?? '') || request.headers.range) return
  if (!type || !encoding || !files.has(`${path}.${encoding}`)) return
  request.url = `${path}.${encoding}`
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Type', type)
  response.setHeader('Vary', 'Accept-Encoding')
}
