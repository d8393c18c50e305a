import { getCms } from '../cms/payload.ts'
import { failureLimit } from './failure-limit.ts'
import { redactError } from './log-options.ts'

const onFailure = failureLimit()

/**
 * Logs an unexpected failure with its cause, unless there are very many. Never throws, so that a logging
 * error cannot fail a response.
 */
export async function logFailure(what: string, error: unknown): Promise<void> {
  const next = onFailure()
  if (next === 'leave out') return
  try {
    const { logger } = await getCms()
    if (next === 'announce') {
      logger.error('More requests fail; until the minute is over, they are not logged')
    } else {
      logger.error({ err: error }, what)
    }
  } catch {
    console.error(what, error instanceof Error ? redactError(error) : error)
  }
}

/** Logs a warning. */
export async function logWarning(what: string): Promise<void> {
  const { logger } = await getCms()
  logger.warn(what)
}
