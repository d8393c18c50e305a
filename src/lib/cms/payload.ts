import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { startJobs } from '../database/job-queues.ts'
import { observePool } from '../database/pool-use.ts'
import { sweepLocalFiles } from '../files/uploads.ts'

/** The Payload instance of this process; the site's own code gets it nowhere else. */
export function getCms(): Promise<Payload> {
  return getPayload({ config })
}

/** Milliseconds after which a CMS that could not be opened is tried again. */
const retryAfter = 1_000

/**
 * Opens the CMS, lets this process work off the queues, also what a former one left in them, and
 * removes the files that a killed one left on this machine. The job `tidy-up` repeats what fails here. Does not throw while
 * the database is away: Next would answer 500 to everything, also when it is back.
 */
export async function startWork(): Promise<void> {
  // Payload has written why.
  const cms = await getCms().catch(() => undefined)
  if (!cms) {
    setTimeout(startWork, retryAfter)
    return
  }
  observePool(cms.db.pool)
  startJobs(cms)
  sweepLocalFiles().catch((error: unknown) =>
    cms.logger.error({ err: error }, 'Leftover files wait for the job tidy-up'),
  )
}
