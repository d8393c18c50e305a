import { defaultLoggerOptions as prettyStream } from 'payload'
import { env } from '../../env.ts'
import { logOptions } from './log-options.ts'

/** Payload's own logger, for people, or as JSON for a collector of logs. */
export const logger = {
  options: { name: 'payload', ...logOptions },
  // Without one pino writes JSON to standard output.
  destination: env.LOG_FORMAT === 'json' ? undefined : prettyStream,
}
