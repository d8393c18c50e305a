import { open } from 'node:fs/promises'
import { create as contentDisposition } from 'content-disposition'
import parseRange from 'range-parser'
import { chunkBytes, webStream } from './web-stream.ts'

export type Download = {
  /** The file on disk. */
  path: string
  /** Its media type. */
  type: string
  /** The name under which it is to be saved, in any script. */
  name: string
}

/**
 * Headers of a private download: saved rather than shown, as nothing but what its type says. That
 * nothing in it may run or load is said by `fileHeaders`, for all files alike.
 */
export function downloadHeaders({ type, name }: Omit<Download, 'path'>): Record<string, string> {
  return {
    'Cache-Control': 'private, no-store',
    'Content-Disposition': contentDisposition(name),
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
  }
}

/**
 * Streams a file as a download, whole or the one range that was asked for (RFC 9110, section 14).
 * Resolves to undefined if there is no such file.
 */
export async function fileResponse(
  request: Request,
  download: Download,
): Promise<Response | undefined> {
  const file = await open(download.path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return undefined
  const { size, mtime } = await file.stat()
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`
  const headers: Record<string, string> = {
    ...downloadHeaders(download),
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': mtime.toUTCString(),
  }

  const range = requestedRange(request.headers, size, etag)
  if (range === 'unsatisfiable') {
    await file.close()
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
  const status = range ? 206 : 200

  if (request.method === 'HEAD' || size === 0) {
    await file.close()
    return new Response(null, { status, headers })
  }
  // Closes the file after it is read, and when the client disconnects earlier.
  const { signal } = request
  const source = file.createReadStream({ start, end, signal, highWaterMark: chunkBytes })
  return new Response(webStream(source), { status, headers })
}

/** The range to answer with; undefined for the whole file, as for several ranges at once. */
function requestedRange(headers: Headers, size: number, etag: string) {
  const header = headers.get('range')
  const condition = headers.get('if-range')
  if (!header || (condition && condition !== etag)) return undefined
  const ranges = parseRange(size, header, { combine: true })
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}
