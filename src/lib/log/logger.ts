import { defaultLoggerOptions as prettyStream } from 'payload'
import { env } from '../../env.ts'
import { logOptions } from './log-options.ts'

/** The configuration of Payload's logger: readable text, or JSON for a log collector. */
export const logger = {
  options: { name: 'payload', ...logOptions },
  // Without a destination, pino writes JSON to standard output.
  destination: env.LOG_FORMAT === 'json' ? undefined : prettyStream,
}
