import { getCms } from '../cms/payload.ts'
import { withoutValuesIn } from './log-options.ts'

/** Logs an unexpected failure with its cause. Never throws: a failing log must not fail an answer. */
export async function logFailure(what: string, error: unknown): Promise<void> {
  try {
    const { logger } = await getCms()
    logger.error({ err: error }, what)
  } catch {
    console.error(what, error instanceof Error ? withoutValuesIn(error) : error)
  }
}

/** Logs what somebody may want to look at. */
export async function logWarning(what: string): Promise<void> {
  const { logger } = await getCms()
  logger.warn(what)
}
