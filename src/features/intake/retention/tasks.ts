import type { TaskConfig } from 'payload'
import { env } from '../../../env.ts'
import { sweepUploads, uploadCollections } from '../../../lib/files/uploads.ts'
import { logDays } from './constants.ts'
import { deleteExpired, emptyTrash, forgetAddresses, forgetFileNames } from './data.ts'

/** The queue of what runs by the clock. */
export const scheduleQueue = 'retention'

/** Every night: submissions that may be kept no longer are deleted, and what is old in the trash. */
export const retentionTask: TaskConfig<'delete-expired'> = {
  slug: 'delete-expired',
  label: 'Löschen nach Aufbewahrungsfrist',
  schedule: [{ cron: '0 3 * * *', queue: scheduleQueue }],
  retries: 3,
  handler: async ({ req: { payload } }) => {
    const retention = {
      contactMonths: env.RETENTION_CONTACT_MONTHS,
      onboardingMonths: env.RETENTION_ONBOARDING_MONTHS,
    }
    await deleteExpired(payload, {
      ...{ now: new Date(), retention },
      isDryRun: env.RETENTION_DRY_RUN,
    })
    if (!env.RETENTION_DRY_RUN) await emptyTrash(payload, { now: new Date() })
    return { output: {} }
  },
}

/** Removing an address an hour before the privacy policy's limit leaves time for several runs. */
const addressHours = logDays * 24 - 1

/**
 * Every ten minutes: addresses and the names of deleted documents leave the access log, and what killed processes left is cleared up.
 * Each part runs whatever becomes of the others.
 */
export const tidyUpTask: TaskConfig<'tidy-up'> = {
  slug: 'tidy-up',
  label: 'Aufräumen',
  schedule: [{ cron: '*/10 * * * *', queue: scheduleQueue }],
  // A job that fails is tried again instead of being followed by others that fail.
  retries: { attempts: 1000, backoff: { type: 'fixed', delay: 10 * 60 * 1000 } },
  handler: async ({ req: { payload } }) => {
    const results = await Promise.allSettled([
      forgetAddresses(payload, { now: new Date(), hours: addressHours }),
      forgetFileNames(payload),
      ...uploadCollections.map((collection) => sweepUploads(payload, collection)),
    ])
    const reasons = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    for (const error of reasons) payload.logger.error({ err: error }, 'Tidying up failed')
    if (reasons.length > 0) throw reasons[0]
    return { output: {} }
  },
}
