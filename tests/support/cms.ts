import type { Payload } from 'payload'
import { getCms } from '../../src/lib/payload.ts'

/** The CMS on the integration tests' database. */
export function cms(): Promise<Payload> {
  return getCms()
}

/**
 * The context of a test's write: outside Next there is no page cache. A new one for each, because
 * Payload notes in it what it is doing.
 */
export const outsideNext = () => ({ outsideNext: true })
