import type { Payload, TaskConfig } from 'payload'
import { env } from '../../../env.ts'
import { scheduleQueue } from '../../../lib/database/job-queues.ts'
import { removeDueFiles } from '../../../lib/files/removals.ts'
import { sweepLocalFiles } from '../../../lib/files/uploads.ts'
import { confirmClock } from './clock.ts'
import { ipAddressDays } from './constants.ts'
import {
  deleteAccessRecords,
  deleteExpired,
  deleteExpiredCounters,
  deleteExpiredTrash,
  removeFileNames,
  removeIpAddresses,
  tablesWithAddresses,
} from './data.ts'

/**
 * Runs every night: deletes submissions and access log records whose retention period is over, and old
 * documents in the trash, unless the clock may be wrong. A failure in one part does not stop the others.
 */
export const deleteExpiredTask: TaskConfig<'delete-expired'> = {
  slug: 'delete-expired',
  schedule: [{ cron: '0 3 * * *', queue: scheduleQueue }],
  retries: 3,
  handler: async ({ req: { payload } }) => {
    const retention = {
      contactMonths: env.RETENTION_CONTACT_MONTHS,
      onboardingMonths: env.RETENTION_ONBOARDING_MONTHS,
    }
    const run = { now: new Date(), isDryRun: env.RETENTION_DRY_RUN }
    if (!(await confirmClock(payload, run.now)) && !run.isDryRun) {
      const reason = `the job did not run the night before. Check the clock: it is ${run.now.toISOString()}`
      payload.logger.warn(`Retention: nothing is deleted until tomorrow, because ${reason}`)
      return { output: {} }
    }
    await runAll(payload, 'Retention', [
      () => deleteAccessRecords(payload, { ...run, months: env.ACCESS_LOG_MONTHS }),
      () => deleteExpired(payload, { ...run, retention }),
      () => deleteExpiredTrash(payload, run),
    ])
    return { output: {} }
  },
}

/** One hour less than the privacy policy's limit, to leave time for several runs. */
const addressHours = ipAddressDays * 24 - 1

/**
 * Runs every ten minutes: removes old IP addresses, names of deleted documents, expired counters of the
 * rate limiter, files whose removal is due, and temporary files of killed processes. A failure in one
 * part does not stop the others.
 */
export const cleanupTask: TaskConfig<'tidy-up'> = {
  slug: 'tidy-up',
  schedule: [{ cron: '*/10 * * * *', queue: scheduleQueue }],
  // A failed job is retried, so that failing jobs do not accumulate.
  retries: { attempts: 1000, backoff: { type: 'fixed', delay: 10 * 60 * 1000 } },
  handler: async ({ req: { payload } }) => {
    const now = new Date()
    await runAll(payload, 'The cleanup', [
      ...tablesWithAddresses.map(
        (table) => () => removeIpAddresses(payload, { table, now, hours: addressHours }),
      ),
      () => deleteExpiredCounters(payload, { now }),
      () => removeFileNames(payload),
      () => removeDueFiles(payload, { now }),
      sweepLocalFiles,
    ])
    return { output: {} }
  },
}

type Part = () => Promise<void>

/** Runs the parts sequentially, continuing after failures; then throws the first failure. */
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
