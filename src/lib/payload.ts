import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The CMS of this process: the only door to it for the site's own code. */
export function getCms(): Promise<Payload> {
  return getPayload({ config })
}

/** Opens the CMS and lets this process work off the queue, also what a former one left in it. */
export async function startJobs(): Promise<void> {
  await getPayload({ config, cron: true })
}
