import { type CollectionSlug, createLocalReq, type Payload, type Where } from 'payload'
import { deleteIfMatching } from '../../../lib/database/delete-if-matching.ts'
import { longestPeriod } from '../../../lib/database/limits.ts'
import { trashDays } from './constants.ts'
import { monthsBefore } from './months-before.ts'

/** Retention periods in months; 0 keeps submissions until an admin deletes them. */
export type Retention = { contactMonths: number; onboardingMonths: number }

type Run = { now: Date; retention: Retention; isDryRun: boolean }

/**
 * Deletes submissions whose retention period is over, and the documents of onboardings. Logs their ids
 * first; a dry run ends there. Throws if some could not be deleted.
 */
export async function deleteExpired(cms: Payload, run: Run): Promise<void> {
  const rules: Rule[] = [
    { collection: 'contact-requests', months: run.retention.contactMonths },
    { collection: 'voice-bot-onboardings', months: run.retention.onboardingMonths },
  ]
  const failed: string[] = []
  for (const rule of rules) {
    if (rule.months > 0) failed.push(...(await applyRule(cms, rule, run)))
  }
  if (failed.length > 0) throw new Error(`Could not be deleted: ${failed.join(', ')}`)
}

type Rule = { collection: 'contact-requests' | 'voice-bot-onboardings'; months: number }

/** Resolves to the entries that could not be deleted. */
async function applyRule(
  cms: Payload,
  { collection, months }: Rule,
  { now, isDryRun }: Run,
): Promise<string[]> {
  const before = monthsBefore(now, months).toISOString()
  const ids = await expiredIdsIn(cms, collection, before, now)
  if (!ids) return [collection]
  const where = { createdAt: { less_than: before } }
  const outcome = isDryRun ? 'dry run, nothing is deleted' : 'being deleted'
  // Outside the message, because the log shortens messages.
  cms.logger.info(
    { ids: ids.join(', ') },
    `Retention: ${ids.length} of ${collection} from before ${before}, ${outcome}`,
  )
  return isDryRun ? [] : deleteEach(cms, { collection, ids, where })
}

type Deletion = { collection: CollectionSlug; ids: (number | string)[]; where: Where }

/**
 * Deletes the given entries that still match `where`, each with its documents in one transaction. Resolves
 * to those that could not be deleted.
 */
async function deleteEach(cms: Payload, { collection, ids, where }: Deletion): Promise<string[]> {
  const failed: string[] = []
  const req = await createLocalReq({}, cms)
  for (const id of ids) {
    const found = { collection, id, where, trash: true }
    await deleteIfMatching(req, found).catch((error: unknown) => {
      cms.logger.error({ err: error }, `Retention: ${collection} ${id} could not be deleted`)
      failed.push(`${collection} ${id}`)
    })
  }
  return failed
}

/**
 * Permanently deletes documents that have been in the trash for `trashDays`. Continues after failures,
 * then throws.
 */
export async function deleteExpiredTrash(
  cms: Payload,
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<void> {
  if (isDryRun) return
  const before = new Date(now.getTime() - trashDays * 24 * 60 * 60 * 1000).toISOString()
  const failed: string[] = []
  for (const { slug, trash } of cms.config.collections) {
    // Onboarding documents are deleted with their registration.
    if (!trash || slug === 'onboarding-documents') continue
    const collection = slug as CollectionSlug
    const where = { deletedAt: { less_than: before } }
    const ids = await idsIn(cms, collection, where)
    if (!ids) {
      failed.push(slug)
      continue
    }
    if (ids.length > 0) cms.logger.info({ ids: ids.join(', ') }, `Emptying the trash of ${slug}`)
    failed.push(...(await deleteEach(cms, { collection, ids, where })))
  }
  if (failed.length > 0) throw new Error(`Could not be deleted: ${failed.join(', ')}`)
}

type Records = { now: Date; months: number; isDryRun: boolean }

/** Deletes records of the access log that are older than `months`. */
export async function deleteAccessRecords(
  cms: Payload,
  { now, months, isDryRun }: Records,
): Promise<void> {
  if (isDryRun) return
  const before = monthsBefore(now, months).toISOString()
  await cms.db.pool.query('DELETE FROM audit_log WHERE created_at < $1', [before])
}

/** The tables that store IP addresses. */
export const tablesWithAddresses = ['audit_log', 'contact_requests'] as const

type Aged = { table: (typeof tablesWithAddresses)[number]; now: Date; hours: number }

/** Removes IP addresses from rows older than `hours`; the rows are kept. */
export async function removeIpAddresses(cms: Payload, { table, now, hours }: Aged): Promise<void> {
  const before = new Date(now.getTime() - hours * 60 * 60 * 1000)
  await cms.db.pool.query(
    `UPDATE ${table} SET ip_address = NULL WHERE ip_address IS NOT NULL AND created_at < $1`,
    [before.toISOString()],
  )
}

/** Milliseconds after which every counter of the rate limiter has expired, also if other instances' clocks differ. */
const maxCounterAge = (longestPeriod + 60 * 60) * 1000

/**
 * Deletes expired counters of the rate limiter, because their keys contain IP addresses. The limiter
 * itself deletes them only once it has been used since the server's start. Deletes also those that were
 * counted while the clock was ahead, which would lock people out.
 */
export async function deleteExpiredCounters(cms: Payload, { now }: { now: Date }): Promise<void> {
  const at = now.getTime()
  await cms.db.pool.query('DELETE FROM submission_counts WHERE NOT expire BETWEEN $1 AND $2', [
    at,
    at + maxCounterAge,
  ])
}

/**
 * Removes names of deleted documents from the access log. Deleting a document already does this, but an
 * access may be recorded a moment later.
 */
export async function removeFileNames(cms: Payload): Promise<void> {
  await cms.db.pool.query(
    `UPDATE audit_log SET file = NULL WHERE file IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM onboarding_documents WHERE filename = audit_log.file)`,
  )
}

/**
 * Resolves to the ids of the entries from before `before`, except those that were stored after newer ones, while the clock
 * was behind: they expire with those. Resolves to undefined if they could not be read.
 */
async function expiredIdsIn(
  cms: Payload,
  collection: Rule['collection'],
  before: string,
  now: Date,
) {
  const createdAt = { greater_than_equal: before, less_than_equal: now.toISOString() }
  const unexpired = await idsIn(cms, collection, { createdAt }, 1)
  const expired = await idsIn(cms, collection, { createdAt: { less_than: before } })
  const [firstUnexpired = Number.POSITIVE_INFINITY] = unexpired ?? []
  return unexpired && expired?.filter((id) => id < firstUnexpired)
}

/** Includes the trash. */
async function idsIn(cms: Payload, collection: CollectionSlug, where: Where, limit?: number) {
  const all = { pagination: false, depth: 0, select: {}, sort: 'id', trash: true } as const
  const found = await cms.find({ collection, where, limit, ...all }).catch((error: unknown) => {
    cms.logger.error({ err: error }, `Retention: ${collection} could not be read`)
  })
  return found?.docs.map(({ id }) => id)
}
