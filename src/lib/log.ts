import { getCms } from './payload.ts'

/** Logs an unexpected failure with its cause. Never throws: a failing log must not fail an answer. */
export async function logFailure(what: string, error: unknown): Promise<void> {
  try {
    const { logger } = await getCms()
    logger.error({ err: withoutValues(error) }, what)
  } catch {
    console.error(what, withoutValues(error))
  }
}

/**
 * What people sent in has no place in a log, but drizzle's error names the values of the statement
 * that failed, and PostgreSQL's details those of the row.
 */
function withoutValues(error: unknown): unknown {
  const cause = error instanceof Error && 'query' in error ? error.cause : error
  if (cause instanceof Error && 'detail' in cause) cause.detail = undefined
  return cause
}
