import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { sweepLocalFiles } from '../files/uploads.ts'

/** The Payload instance of this process; the site's own code gets it nowhere else. */
export function getCms(): Promise<Payload> {
  return getPayload({ config })
}

/**
 * Opens the CMS, lets this process work off the queue, also what a former one left in it, and
 * removes the files that a killed one left on this machine. The job `tidy-up` repeats what fails here.
 */
export async function startWork(): Promise<void> {
  const cms = await getPayload({ config, cron: true })
  sweepLocalFiles().catch((error: unknown) =>
    cms.logger.error({ err: error }, 'Leftover files wait for the job tidy-up'),
  )
}
