import type { Payload } from 'payload'
import { getCms } from '../../src/lib/payload.ts'

/** The CMS on the integration tests' database. */
export function cms(): Promise<Payload> {
  return getCms()
}

/** Tests run outside Next, where there is no page cache. */
export const outsideNext = { outsideNext: true }
