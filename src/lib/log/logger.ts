import { defaultLoggerOptions as prettyStream } from 'payload'

/** What the methods of pino's logger take: an object or an error, and a message. */
type LogArgs = [entry: unknown, ...rest: unknown[]]

/**
 * Payload's own logger, without what people sent in: drizzle's errors name the values of the
 * statement that failed, and PostgreSQL's details those of the row.
 */
export const logger = {
  options: {
    name: 'payload',
    hooks: {
      logMethod(args: LogArgs, method: (...args: LogArgs) => void) {
        const [entry, ...rest] = args
        method.apply(this, [withoutValues(entry), ...rest])
      },
    },
  },
  destination: prettyStream,
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
