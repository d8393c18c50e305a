import { isRejectedQuery } from '../database/rejected-query.ts'
import { requestId } from '../http/request-id.ts'
import { isUnreadableBody } from '../http/rest/unreadable-body.ts'
import { failureLimit } from './failure-limit.ts'

/** The arguments of pino's log methods: an object or an error, and a message. */
type LogArgs = [entry: unknown, ...rest: unknown[]]

/** Maximum characters of a message, because it may contain parts of a request. */
const maxLength = 300

type Logger = { debug: (message: string) => void }

/**
 * Logger options that keep submitted data out of the log. Drizzle's errors contain the parameters
 * of the failed statement, and the details of PostgreSQL's errors contain values of the row.
 * Other messages may quote a request, which must not be able to forge log entries. Adds the
 * request id to each entry.
 */
export const logOptions = {
  mixin: () => ({ requestId: requestId() }),
  hooks: {
    logMethod(this: Logger, args: LogArgs, method: (...args: LogArgs) => void) {
      const [entry, ...rest] = args
      const failure = rest.length === 0 ? failureOf(entry) : undefined
      if (failure && isExpected(failure)) return this.debug(sanitize(String(failure.message)))
      const next = failure ? onFailure() : 'log'
      if (next === 'leave out') return this.debug(sanitize(String(failure?.message)))
      if (next === 'announce') return method.call(this, tooMany)
      method.apply(this, [sanitizeEntry(entry), ...rest.map(sanitizeValue)])
    },
  },
}

const tooMany =
  'More requests fail; until the minute is over, they are only logged at the level debug'

/** Failed requests, whose stacks are logged. */
const onFailure = failureLimit()

type Failure = { status?: unknown; code?: unknown; message?: unknown }

/** Returns the redacted error if an entry says that a request has failed. */
function failureOf(entry: unknown): Failure | undefined {
  const { err, msg } = (entry ?? {}) as { err?: unknown; msg?: unknown }
  // A message says that something else has failed, such as a task.
  if (!err || msg) return undefined
  return err instanceof Error ? redactError(err) : (err as Failure)
}

/**
 * Returns whether an error is about the request: errors with a status below 500, values and queries that
 * PostgreSQL rejects, and malformed bodies. Payload would log a stack for each of these requests, because it
 * recognizes expected errors by class names, which the build minifies.
 */
function isExpected(failure: Failure): boolean {
  const { status, code } = failure
  return (
    (typeof status === 'number' && status < 500) ||
    isRejectedQuery(code) ||
    (failure instanceof Error && isUnreadableBody(failure))
  )
}

function sanitizeEntry(entry: unknown): unknown {
  if (entry instanceof Error) return sanitizeError(redactError(entry))
  if (typeof entry !== 'object' || entry === null) return sanitizeValue(entry)
  const { err, msg } = entry as { err?: unknown; msg?: unknown }
  return {
    ...entry,
    ...(typeof msg === 'string' && { msg: sanitize(msg) }),
    ...(err instanceof Error && { err: sanitizeError(redactError(err)) }),
  }
}

/** Returns a copy, because the original message may still be sent as a response. */
function sanitizeError(error: Error): Error {
  const { name, stack = '', cause } = error
  const message = sanitize(error.message)
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line))
  return Object.create(error, {
    message: { value: message },
    stack: { value: [`${name}: ${message}`, ...frames.map(sanitize)].join('\n') },
    // The whole invalid URL in errors of `new URL()`.
    input: { value: undefined },
    cause: { value: cause instanceof Error ? sanitizeError(cause) : undefined },
  })
}

/**
 * Shortens a text and replaces control characters: line breaks could forge log entries, and escape
 * sequences change what a terminal displays.
 */
function sanitize(text: string): string {
  return text.slice(0, maxLength).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}

const sanitizeValue = (value: unknown) => (typeof value === 'string' ? sanitize(value) : value)

/**
 * Removes the values of rows and parameters. For Drizzle errors, returns the
 * underlying PostgreSQL error.
 */
export function redactError(error: Error): Error {
  const { cause } = error
  if ('query' in error && cause instanceof Error) return redactError(cause)
  if ('detail' in error) error.detail = undefined
  if (cause instanceof Error) error.cause = redactError(cause)
  return error
}
