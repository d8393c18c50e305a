import { defaultLoggerOptions as prettyStream } from 'payload'

/** What the methods of pino's logger take: an object or an error, and a message. */
type LogArgs = [entry: unknown, ...rest: unknown[]]

type Logger = { info: (message: string) => void }

/**
 * Payload's own logger, without what people sent in: drizzle's errors name the values of the
 * statement that failed, and PostgreSQL's details those of the row.
 */
export const logger = {
  options: {
    name: 'payload',
    hooks: {
      logMethod(this: Logger, args: LogArgs, method: (...args: LogArgs) => void) {
        const [entry, ...rest] = args
        const message = rest.length === 0 ? expectedIn(entry) : undefined
        if (message === undefined) method.apply(this, [withoutValues(entry), ...rest])
        else this.info(message)
      },
    },
  },
  destination: prettyStream,
}

/**
 * The message of an error with a status below 500. Payload recognises those by
 * the names of their classes, which the build removes, and would write a stack for each wrong request.
 */
function expectedIn(entry: unknown): string | undefined {
  const { err } = (entry ?? {}) as { err?: { message?: unknown; status?: unknown } }
  const isExpected = typeof err?.status === 'number' && err.status < 500
  return isExpected ? String(err.message) : undefined
}

function withoutValues(entry: unknown): unknown {
  if (entry instanceof Error) return withoutValuesIn(entry)
  if (typeof entry !== 'object' || entry === null || !('err' in entry)) return entry
  const { err } = entry
  return err instanceof Error ? { ...entry, err: withoutValuesIn(err) } : entry
}

/** The error, or the one of PostgreSQL behind it. */
export function withoutValuesIn(error: Error): Error {
  const { cause } = error
  if ('query' in error && cause instanceof Error) return withoutValuesIn(cause)
  if ('detail' in error) error.detail = undefined
  if (cause instanceof Error) error.cause = withoutValuesIn(cause)
  return error
}
