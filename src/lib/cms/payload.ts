import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { startJobs } from '../database/job-queues.ts'
import { observePool } from '../database/pool-use.ts'
import { sweepLocalFiles } from '../files/uploads.ts'

/** Resolves to the Payload instance of this process. The site's code always gets it from here. */
export function getCms(): Promise<Payload> {
  return getPayload({ config })
}

/** Milliseconds before initializing Payload is retried. */
const retryAfter = 1_000

/**
 * Initializes Payload, starts the job queues and removes files that killed processes left on this
 * machine. If the removal fails, the job `tidy-up` repeats it. Retries instead of throwing while
 * the database is unavailable: otherwise Next would respond with 500 to all requests, even after
 * the database is back.
 */
export async function startBackgroundWork(): Promise<void> {
  // Payload has already logged the error.
  const cms = await getCms().catch(() => undefined)
  if (!cms) {
    setTimeout(startBackgroundWork, retryAfter)
    return
  }
  observePool(cms.db.pool)
  startJobs(cms)
  sweepLocalFiles().catch((error: unknown) =>
    cms.logger.error(
      { err: error },
      'Leftover files could not be removed; the job tidy-up tries again',
    ),
  )
}
