import { requireStaff } from '../../auth/require-role.ts'
import { readBytes } from '../outcome.ts'
import { isFilePath } from './queue-uploads.ts'
import { reject } from './reject.ts'

type Limit = { bytes: number; name: string }

/** Anonymous senders: credentials, or a document of a user whose session has ended. */
const strangers: Limit = { bytes: 256 * 1024, name: '256 KB' }

/** Documents: what a body is parsed into takes many times its size, and time of the event loop. */
const documents: Limit = { bytes: 1024 ** 2, name: '1 MB' }

/** Pictures of up to 10 MB; the rejection of one that is larger names the file. */
const files: Limit = { bytes: 32 * 1024 ** 2, name: '32 MB' }

/** A query that comes as the body of a POST. */
const queries: Limit = { bytes: 128 * 1024, name: '128 KB' }

/** Payload's parser fails over other kinds of multipart, and over long boundaries (RFC 2046 allows 70). */
const readableMultipart = /^multipart\/form-data(?=.{0,200}$)/i

const overrides = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']

/**
 * The request with its body read, counted and of an allowed size; a 413 if it is longer, of which
 * the rest is not read, and a 415 if it is of a kind that nobody reads. Payload itself reads every body whole, also that of somebody unknown. Method
 * overrides come back as the GET request that they stand for.
 */
export async function limitBody(request: Request, path: string): Promise<Request | Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  if (request.method === 'POST' && overrides.some((name) => request.headers.get(name) === 'GET')) {
    return asGet(request)
  }
  const type = request.headers.get('Content-Type') ?? ''
  const isForm = readableMultipart.test(type)
  if (!isForm && /^[^;]*multipart\//i.test(type)) {
    return reject(request.headers, { status: 415, message: (messages) => messages.notFormData })
  }
  const ofStaff = isForm && isFilePath(path) ? files : documents
  let limit = strangers
  const body = await readBytes(request.headers, async (size) => {
    if (size > limit.bytes && (await requireStaff(request.headers)).ok) limit = ofStaff
    return size <= limit.bytes
  })
  if (!body) return tooLarge(request, limit)
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body })
}

/** The CMS sends long queries as forms. JSON would reach Payload past every check of the query. */
async function asGet(request: Request): Promise<Request | Response> {
  if (!request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')) {
    return reject(request.headers, {
      status: 400,
      message: (messages) => messages.overrideNeedsForm,
    })
  }
  const body = await readBytes(request.headers, (size) => size <= queries.bytes)
  if (!body) return tooLarge(request, queries)
  const url = new URL(request.url)
  url.search = [url.search.slice(1), body.toString('utf8')].filter(Boolean).join('&')
  const headers = new Headers(request.headers)
  for (const name of [...overrides, 'Content-Type', 'Content-Length', 'Transfer-Encoding']) {
    headers.delete(name)
  }
  return new Request(url, { headers, signal: request.signal })
}

function tooLarge({ headers }: Request, { name }: Limit): Promise<Response> {
  return reject(headers, { status: 413, message: (messages) => messages.tooLarge(name) })
}
