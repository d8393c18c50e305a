import { isOutage } from '../database/unavailable.ts'
import { bodyChunks } from './discard-body.ts'
import { requestId } from './request-id.ts'

/** An expected failure: its HTTP status and a message in the caller's language. */
export type HttpRejection = {
  ok: false
  status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503
  message: string
  /** Validation messages by field. */
  errors?: Record<string, string>
  /** Seconds after which the client may retry, if known. */
  retryAfter?: number
}

/** The result of an operation that can be rejected. */
export type Outcome<T> = { ok: true; value: T } | HttpRejection

/** Returns the result of an operation that succeeded. */
export function done<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

/** Returns an expected failure, which the caller returns. It does not throw, and sends nothing. */
export function reject(
  status: HttpRejection['status'],
  message: string,
  errors?: Record<string, string>,
): HttpRejection {
  return errors ? { ok: false, status, message, errors } : { ok: false, status, message }
}

const privateHeaders = { 'Cache-Control': 'private, no-store' }

/** Returns the status of an unexpected failure: 503 if the same request may succeed later, else 500. */
export function failureStatus(error: unknown): 500 | 503 {
  return isOutage(error) ? 503 : 500
}

/** Returns a JSON response that must not be cached. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: privateHeaders })
}

/** Returns a streamed JSON response that must not be cached. */
export function jsonStream(body: ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: { ...privateHeaders, 'Content-Type': 'application/json; charset=utf-8' },
  })
}

/**
 * Returns a streamed CSV download that must not be cached. `name` needs no escaping in a header.
 */
export function csvStream(body: ReadableStream<Uint8Array>, name: string): Response {
  return new Response(body, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

/** Returns a rejection as `{ message, errors? }`. Server errors also contain the request id. */
export function jsonRejection({ status, message, errors, retryAfter }: HttpRejection): Response {
  const body = { message, errors, requestId: status >= 500 ? requestId() : undefined }
  return Response.json(body, {
    status,
    headers: { ...privateHeaders, ...retryAfterHeader(retryAfter) },
  })
}

/** Returns a rejection as plain text. */
export function plainRejection({ status, message, retryAfter }: HttpRejection): Response {
  return new Response(message, {
    status,
    headers: {
      ...privateHeaders,
      ...retryAfterHeader(retryAfter),
      'Content-Type': 'text/plain; charset=utf-8',
    },
  })
}

function retryAfterHeader(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) }
}

/**
 * Reads the body of the current request, whose headers are `headers`. Stops reading and resolves to
 * undefined if `isAllowed` rejects the size, so that a large body cannot exhaust memory, or if the
 * client disconnects. The caller then has to use `respondAndDiscardBody`.
 */
export async function readBytes(
  headers: Headers,
  isAllowed: (bytes: number) => boolean | Promise<boolean>,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!(await isAllowed(Number(headers.get('content-length') ?? 0)))) return undefined
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of bodyChunks()) {
      size += chunk.length
      if (!(await isAllowed(size))) return undefined
      chunks.push(chunk)
    }
  } catch (error) {
    // The client has disconnected. That is no failure to log, and nobody reads the response.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return undefined
    throw error
  }
  return Buffer.concat(chunks)
}

/**
 * Reads the body of the current request as text. Resolves to undefined if it exceeds `maxBytes`.
 */
export async function readText(headers: Headers, maxBytes: number): Promise<string | undefined> {
  return (await readBytes(headers, (bytes) => bytes <= maxBytes))?.toString('utf8')
}

type Issue = { path: readonly PropertyKey[]; message: string }

/** Returns the first message of each field. */
export function firstMessages(issues: readonly Issue[]): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of issues) messages[String(path[0])] ??= message
  return messages
}
