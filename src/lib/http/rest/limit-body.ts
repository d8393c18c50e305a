import { requireStaff } from '../../auth/require-role.ts'
import { readBytes } from '../outcome.ts'
import { errorResponse } from './error-response.ts'
import { isFilePath } from './queue-writes.ts'

type Limit = { bytes: number; name: string; isAnonymous?: boolean }

/**
 * For anonymous clients, which only send credentials. Parsing many larger bodies at once would delay
 * pages. The message says that it concerns clients without a session, which may have expired.
 */
const anonymousLimit: Limit = { bytes: 16 * 1024, name: '16 KB', isAnonymous: true }

/**
 * For documents of the staff. Parsing blocks the event loop and needs many
 * times the memory of the body.
 */
const documentLimit: Limit = { bytes: 1024 ** 2, name: '1 MB' }

/** For uploads. Images may have 10 MB, but Payload's rejection of a larger one names the file. */
const fileLimit: Limit = { bytes: 32 * 1024 ** 2, name: '32 MB' }

/** For a query in the body of a POST. */
const queryLimit: Limit = { bytes: 128 * 1024, name: '128 KB' }

/**
 * Payload's parser fails on other multipart types, and without a boundary or on a long one (RFC 2046
 * allows 70 characters).
 */
const readableMultipart = /^multipart\/form-data;(?=.{0,200}$).*\bboundary=./i

const overrideHeaders = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']

/**
 * Reads the body and resolves to a request that contains it. Resolves to a 413 response without
 * reading the rest if the body is too large, and to a 415 response if Payload cannot parse its
 * type. Payload itself would read the whole body even of anonymous requests. Converts POSTs with a
 * method override to GET requests.
 */
export async function limitBody(request: Request, path: string): Promise<Request | Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  if (
    request.method === 'POST' &&
    overrideHeaders.some((name) => request.headers.get(name) === 'GET')
  ) {
    return asGet(request)
  }
  const type = request.headers.get('Content-Type') ?? ''
  const isForm = readableMultipart.test(type)
  if (!isForm && /^[^;]*multipart\//i.test(type)) {
    return errorResponse(request.headers, {
      status: 415,
      message: (messages) => messages.notFormData,
    })
  }
  const staffLimit = isForm && isFilePath(path) ? fileLimit : documentLimit
  let limit = anonymousLimit
  const body = await readBytes(request.headers, async (size) => {
    if (size > limit.bytes && (await requireStaff(request.headers)).ok) limit = staffLimit
    return size <= limit.bytes
  })
  if (!body) return tooLarge(request, limit)
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body })
}

/**
 * Accepts URL-encoded forms only, as the CMS sends them. A JSON body would bypass
 * the checks of the query.
 */
async function asGet(request: Request): Promise<Request | Response> {
  if (!request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')) {
    return errorResponse(request.headers, {
      status: 400,
      message: (messages) => messages.overrideNeedsForm,
    })
  }
  const body = await readBytes(request.headers, (size) => size <= queryLimit.bytes)
  if (!body) return tooLarge(request, queryLimit)
  const url = new URL(request.url)
  url.search = [url.search.slice(1), body.toString('utf8')].filter(Boolean).join('&')
  const headers = new Headers(request.headers)
  for (const name of [...overrideHeaders, 'Content-Type', 'Content-Length', 'Transfer-Encoding']) {
    headers.delete(name)
  }
  return new Request(url, { headers, signal: request.signal })
}

function tooLarge({ headers }: Request, { name, isAnonymous }: Limit): Promise<Response> {
  return errorResponse(headers, {
    status: 413,
    message: ({ tooLarge, tooLargeWithoutLogin }) =>
      isAnonymous ? tooLargeWithoutLogin(name) : tooLarge(name),
  })
}
