import { requestId } from '../http/request-id.ts'

/** What the methods of pino's logger take: an object or an error, and a message. */
type LogArgs = [entry: unknown, ...rest: unknown[]]

/** Characters of a message that may quote a request. */
const maxLength = 300

type Logger = { info: (message: string) => void }

/**
 * Logs without what people sent in: drizzle's errors name the values of the statement that failed, and
 * PostgreSQL's details those of the row. Other messages quote a part of a request, which must not look
 * like further entries. Each entry names the request that it belongs to.
 */
export const logOptions = {
  mixin: () => ({ requestId: requestId() }),
  hooks: {
    logMethod(this: Logger, args: LogArgs, method: (...args: LogArgs) => void) {
      const [entry, ...rest] = args
      const message = rest.length === 0 ? expectedIn(entry) : undefined
      if (message === undefined) method.apply(this, [printable(entry), ...rest.map(onOneLine)])
      else this.info(message)
    },
  },
}

/** What busboy says of a multipart body that it cannot read. */
const malformedForm =
  /^(Unexpected end of form|Malformed part header|Multipart: Boundary not found)/

/**
 * The message of an error with a status below 500, of a value or an operator that PostgreSQL cannot apply
 * (class 22, 42883), or of a malformed form. Payload recognises the first by the names of their classes, which the build removes, and
 * would write a stack for each wrong request.
 */
function expectedIn(entry: unknown): string | undefined {
  const { err } = (entry ?? {}) as { err?: unknown }
  if (!err) return undefined
  const shown = err instanceof Error ? withoutValuesIn(err) : err
  const { status, code, message: said } = shown as Record<string, unknown>
  const message = String(said)
  const isExpected =
    (typeof status === 'number' && status < 500) ||
    (typeof code === 'string' && /^(22\w{3}|42883)$/.test(code)) ||
    malformedForm.test(message)
  return isExpected ? short(message) : undefined
}

function printable(entry: unknown): unknown {
  if (entry instanceof Error) return printableError(withoutValuesIn(entry))
  if (typeof entry !== 'object' || entry === null) return onOneLine(entry)
  const { err, msg } = entry as { err?: unknown; msg?: unknown }
  return {
    ...entry,
    ...(typeof msg === 'string' && { msg: short(msg) }),
    ...(err instanceof Error && { err: printableError(withoutValuesIn(err)) }),
  }
}

/** A copy, because the message may yet be an answer. */
function printableError(error: Error): Error {
  const { name, stack = '', cause } = error
  const message = short(error.message)
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line))
  return Object.create(error, {
    message: { value: message },
    stack: { value: [`${name}: ${message}`, ...frames.map(short)].join('\n') },
    // An address that cannot be read, whole.
    input: { value: undefined },
    cause: { value: cause instanceof Error ? printableError(cause) : undefined },
  })
}

const short = (text: string): string => replaceControls(text.slice(0, maxLength))

const onOneLine = (value: unknown) => (typeof value === 'string' ? short(value) : value)

/** Line breaks begin what looks like an entry, escape sequences change what a terminal shows. */
function replaceControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** The error, or the one of PostgreSQL behind it. */
export function withoutValuesIn(error: Error): Error {
  const { cause } = error
  if ('query' in error && cause instanceof Error) return withoutValuesIn(cause)
  if ('detail' in error) error.detail = undefined
  if (cause instanceof Error) error.cause = withoutValuesIn(cause)
  return error
}
