import { create as contentDisposition } from 'content-disposition'
import parseRange from 'range-parser'
import type { FileStore, StoredFile } from '../files/file-store.ts'
import { matchesEtag } from './matches-etag.ts'
import { webStream } from './web-stream.ts'

/** nginx's status of a request whose client has disconnected. Nobody receives it. */
const clientClosedRequest = 499

export type Download = {
  store: FileStore
  /** The name in the file store. */
  storedName: string
  /** The media type. */
  type: string
  /** The name suggested to the browser, which may contain any Unicode characters. */
  name: string
}

/**
 * Returns the headers of a private download. The browser saves the file and does not guess its
 * type. The CSP of all files is in `fileHeaders`.
 */
export function downloadHeaders({
  type,
  name,
}: Pick<Download, 'type' | 'name'>): Record<string, string> {
  return {
    'Cache-Control': 'private, no-store',
    'Content-Disposition': contentDisposition(name),
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Streams a file as a download. Resolves to undefined if the file does not exist. */
export async function fileResponse(
  request: Request,
  download: Download,
): Promise<Response | undefined> {
  const file = await download.store.open(download.storedName)
  return file && storedFileResponse(request, file, downloadHeaders(download))
}

/** Streams a stored file, or the requested range of it (RFC 9110, section 14). */
export async function storedFileResponse(
  request: Pick<Request, 'headers' | 'method'> & { signal?: AbortSignal },
  file: StoredFile,
  ownHeaders: Record<string, string>,
): Promise<Response> {
  const { size, modified } = file
  const etag = `"${size.toString(36)}-${modified.getTime().toString(36)}"`
  const headers: Record<string, string> = {
    ...ownHeaders,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': modified.toUTCString(),
  }

  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    await file.close()
    return new Response(null, { status: 304, headers })
  }
  const range = requestedRange(request.headers, size, etag)
  if (range === 'unsatisfiable') {
    await file.close()
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
  headers['Content-Length'] = String(end - start + 1)
  const status = range ? 206 : 200

  if (request.method === 'HEAD' || size === 0) {
    await file.close()
    return new Response(null, { status, headers })
  }
  // Without the client, Next neither reads the body nor cancels it, which would close the file.
  const { signal } = request
  if (signal?.aborted) {
    await file.close()
    return new Response(null, { status: clientClosedRequest })
  }
  const source = await file.read(range && { start, end })
  const abort = () => source.destroy()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  source.once('close', () => signal?.removeEventListener('abort', abort))
  return new Response(webStream(source), { status, headers })
}

/**
 * Returns the requested range, or undefined for the whole file, which is also
 * sent for multiple ranges.
 */
function requestedRange(headers: Headers, size: number, etag: string) {
  const header = headers.get('range')
  const condition = headers.get('if-range')
  if (!header || (condition && condition !== etag)) return undefined
  // The parser rejects a suffix that is longer than the file.
  const suffix = /^bytes=-(\d+)$/.exec(header)?.[1]
  if (suffix !== undefined && Number(suffix) > size) return undefined
  const ranges = parseRange(size, header, { combine: true })
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}
