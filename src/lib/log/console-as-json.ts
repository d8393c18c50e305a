import { format } from 'node:util'
import { pino } from 'pino'
import { logOptions } from './log-options.ts'

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Redirects the console to a JSON log in the format of Payload's logger. Next logs to the console.
 */
export function logConsoleAsJson(): void {
  const log = pino({ ...logOptions, name: 'site' })
  for (const method of Object.keys(levels) as (keyof typeof levels)[]) {
    console[method] = (...args: unknown[]) => {
      const err = args.find((arg) => arg instanceof Error)
      const text = format(...args.filter((arg) => arg !== err))
      log[levels[method]]({ err }, text)
    }
  }
}
