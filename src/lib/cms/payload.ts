import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { sweepUploads, uploadCollections } from '../files/uploads.ts'

/** The Payload instance of this process; the site's own code gets it nowhere else. */
export function getCms(): Promise<Payload> {
  return getPayload({ config })
}

/**
 * Opens the CMS, lets this process work off the queue, also what a former one left in it, and
 * settles the files that a killed one left. The job `tidy-up` repeats what fails here.
 */
export async function startWork(): Promise<void> {
  const cms = await getPayload({ config, cron: true })
  for (const collection of uploadCollections) {
    sweepUploads(cms, collection).catch((error: unknown) =>
      cms.logger.error({ err: error }, `Leftover files of ${collection} wait for the job tidy-up`),
    )
  }
}
