import type { Payload, TaskConfig } from 'payload'
import { env } from '../../../env.ts'
import { scheduleQueue } from '../../../lib/database/job-queues.ts'
import { removeDueFiles } from '../../../lib/files/removals.ts'
import { sweepLocalFiles } from '../../../lib/files/uploads.ts'
import { ipAddressDays } from './constants.ts'
import {
  deleteAccessRecords,
  deleteExpired,
  emptyTrash,
  forgetAddresses,
  forgetCounts,
  forgetFileNames,
  tablesWithAddresses,
} from './data.ts'

/**
 * Every night: deletes submissions and access records whose retention period is over, and old trash,
 * each whatever becomes of the others.
 */
export const retentionTask: TaskConfig<'delete-expired'> = {
  slug: 'delete-expired',
  schedule: [{ cron: '0 3 * * *', queue: scheduleQueue }],
  retries: 3,
  handler: async ({ req: { payload } }) => {
    const retention = {
      contactMonths: env.RETENTION_CONTACT_MONTHS,
      onboardingMonths: env.RETENTION_ONBOARDING_MONTHS,
    }
    const run = { now: new Date(), isDryRun: env.RETENTION_DRY_RUN }
    await runAll(payload, 'Retention', [
      () => deleteAccessRecords(payload, { ...run, months: env.ACCESS_LOG_MONTHS }),
      () => deleteExpired(payload, { ...run, retention }),
      () => emptyTrash(payload, run),
    ])
    return { output: {} }
  },
}

/** Removing an address an hour before the privacy policy's limit leaves time for several runs. */
const addressHours = ipAddressDays * 24 - 1

/**
 * Every ten minutes: addresses leave the access log and the contact requests, the names of deleted documents the access log,
 * counts that have run out and files whose time has come are deleted, and what killed processes left.
 * Each part runs whatever becomes of the others.
 */
export const tidyUpTask: TaskConfig<'tidy-up'> = {
  slug: 'tidy-up',
  schedule: [{ cron: '*/10 * * * *', queue: scheduleQueue }],
  // A job that fails is tried again instead of being followed by others that fail.
  retries: { attempts: 1000, backoff: { type: 'fixed', delay: 10 * 60 * 1000 } },
  handler: async ({ req: { payload } }) => {
    const now = new Date()
    await runAll(payload, 'Tidying up', [
      ...tablesWithAddresses.map(
        (table) => () => forgetAddresses(payload, { table, now, hours: addressHours }),
      ),
      () => forgetCounts(payload, { now }),
      () => forgetFileNames(payload),
      () => removeDueFiles(payload, { now }),
      sweepLocalFiles,
    ])
    return { output: {} }
  },
}

type Part = () => Promise<void>

/** Runs the parts one after the other, whatever becomes of the others; throws the first failure. */
async function runAll(payload: Payload, what: string, parts: readonly Part[]): Promise<void> {
  const failures: unknown[] = []
  for (const part of parts) {
    await part().catch((error: unknown) => {
      payload.logger.error({ err: error }, `${what} failed`)
      failures.push(error)
    })
  }
  if (failures.length > 0) throw failures[0]
}
