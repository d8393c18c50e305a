import type { Payload } from 'payload'
import { monthsBefore } from './months-before.ts'

/** Months for which submissions are kept; 0 keeps them until somebody deletes them. */
export type Retention = { contactMonths: number; onboardingMonths: number }

type Run = { now: Date; retention: Retention; isDryRun: boolean }

/**
 * Deletes the submissions that are older than they may be kept, onboardings with their documents.
 * The log says first what is due; in a dry run that is all. Throws if some could not be deleted.
 */
export async function deleteExpired(
  cms: Payload,
  { now, retention, isDryRun }: Run,
): Promise<void> {
  const rules = [
    { collection: 'contact-requests', months: retention.contactMonths },
    { collection: 'voice-bot-onboardings', months: retention.onboardingMonths },
  ] as const
  const failed: string[] = []
  for (const { collection, months } of rules) {
    if (months === 0) continue
    const before = monthsBefore(now, months).toISOString()
    const ids = await expiredIds(cms, collection, before)
    const outcome = isDryRun ? 'dry run, nothing is deleted' : 'being deleted'
    const what = ids.length > 0 ? `: ${ids.join(', ')}` : ''
    cms.logger.info(
      `Retention: ${ids.length} of ${collection} from before ${before}, ${outcome}${what}`,
    )
    if (isDryRun) continue
    for (const id of ids) {
      // One at a time, each with its documents or not at all.
      await cms.delete({ collection, id, depth: 0 }).catch((error) => {
        cms.logger.error({ err: error }, `Retention: ${collection} ${id} could not be deleted`)
        failed.push(`${collection} ${id}`)
      })
    }
  }
  if (failed.length > 0) throw new Error(`Could not be deleted: ${failed.join(', ')}`)
}

/** Takes the addresses out of access records that are older than `days`; the records stay. */
export async function forgetAddresses(
  cms: Payload,
  { now, days }: { now: Date; days: number },
): Promise<void> {
  const before = new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
  await cms.db.pool.query(
    'UPDATE audit_log SET ip_address = NULL WHERE ip_address IS NOT NULL AND created_at < $1',
    [before.toISOString()],
  )
}

async function expiredIds(
  cms: Payload,
  collection: 'contact-requests' | 'voice-bot-onboardings',
  before: string,
): Promise<number[]> {
  const { docs } = await cms.find({
    collection,
    where: { createdAt: { less_than: before } },
    pagination: false,
    depth: 0,
    select: {},
  })
  return docs.map(({ id }) => id)
}
