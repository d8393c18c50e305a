import { bodyChunks } from './drain-body.ts'

/** An expected failure of a call: its HTTP status and one sentence in the caller's language. */
export type HttpRejection = {
  ok: false
  status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503
  message: string
  /** Messages by field, where the failure has some. */
  errors?: Record<string, string>
  /** Seconds after which to try again, where that is known. */
  retryAfter?: number
}

/** The result of an operation that can be rejected. */
export type Outcome<T> = { ok: true; value: T } | HttpRejection

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

export function reject(
  status: HttpRejection['status'],
  message: string,
  errors?: Record<string, string>,
): HttpRejection {
  return errors ? { ok: false, status, message, errors } : { ok: false, status, message }
}

const privateHeaders = { 'Cache-Control': 'private, no-store' }

/** A JSON answer that no cache keeps. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: privateHeaders })
}

/** A JSON answer that is written while it is sent, and that no cache keeps. */
export function jsonStream(body: ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: { ...privateHeaders, 'Content-Type': 'application/json; charset=utf-8' },
  })
}

/** The same of CSV, to be saved under a name of letters, digits and hyphens. */
export function csvStream(body: ReadableStream<Uint8Array>, name: string): Response {
  return new Response(body, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

/** A rejection as `{ message, errors? }`. */
export function jsonRejection({ status, message, errors, retryAfter }: HttpRejection): Response {
  return Response.json(errors ? { message, errors } : { message }, {
    status,
    headers: { ...privateHeaders, ...waiting(retryAfter) },
  })
}

/** A rejection as plain text. */
export function plainRejection({ status, message, retryAfter }: HttpRejection): Response {
  return new Response(message, {
    status,
    headers: {
      ...privateHeaders,
      ...waiting(retryAfter),
      'Content-Type': 'text/plain; charset=utf-8',
    },
  })
}

function waiting(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) }
}

/**
 * The body of the request that is being answered, whose headers these are, as long as `isAllowed`
 * allows its size; nothing if it is longer. Stops reading there, so that nobody can fill the memory;
 * what is left is for `respondAndDrain`.
 */
export async function readBytes(
  headers: Headers,
  isAllowed: (bytes: number) => boolean | Promise<boolean>,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!(await isAllowed(Number(headers.get('content-length') ?? 0)))) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bodyChunks()) {
    size += chunk.length
    if (!(await isAllowed(size))) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The body as text, of at most `maxBytes`; nothing if it is longer. */
export async function readText(headers: Headers, maxBytes: number): Promise<string | undefined> {
  return (await readBytes(headers, (bytes) => bytes <= maxBytes))?.toString('utf8')
}

type Issue = { path: readonly PropertyKey[]; message: string }

/** The first message of each field, out of a schema's issues. */
export function firstMessages(issues: readonly Issue[]): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of issues) messages[String(path[0])] ??= message
  return messages
}
