import { getCms } from '../cms/payload.ts'
import { redactError } from './log-options.ts'

/**
 * Logs an unexpected failure with its cause. Never throws, so that a logging
 * error cannot fail a response.
 */
export async function logFailure(what: string, error: unknown): Promise<void> {
  try {
    const { logger } = await getCms()
    logger.error({ err: error }, what)
  } catch {
    console.error(what, error instanceof Error ? redactError(error) : error)
  }
}

/** Logs a warning. */
export async function logWarning(what: string): Promise<void> {
  const { logger } = await getCms()
  logger.warn(what)
}
