import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The CMS of this process: the only door to it for the site's own code. */
export function getCms(): Promise<Payload> {
  return getPayload({ config })
}
