import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { processWide } from '../process-wide.ts'
import { withAdvisoryLock } from './advisory-lock.ts'

/** Queue of the scheduled (cron) tasks. The slug stays `retention`: stored jobs carry it. */
export const scheduleQueue = 'retention'

/** Seconds until a queue that is worked off is looked at again, and jobs of it that run at the same time. */
const queues = [
  { name: 'default', interval: 5, limit: 20 },
  { name: scheduleQueue, interval: 60, limit: 10 },
]

type Queue = (typeof queues)[number]

/** What this process works on: Next's start begins it, and the server in front of Next ends it. */
const work = processWide('work', () => ({
  ending: new AbortController(),
  running: new Set<Promise<boolean>>(),
}))

/** Works off the queues of jobs until `endJobs`. */
export function startJobs(cms: Payload): void {
  for (const queue of queues) void workOff(cms, queue)
}

async function workOff(cms: Payload, queue: Queue): Promise<void> {
  const { signal } = work.ending
  while (!signal.aborted) {
    const run = runDueJobs(cms, queue)
      .catch((error: unknown) => {
        cms.logger.error({ err: error }, `The jobs of ${queue.name} wait`)
        return false
      })
      .finally(() => work.running.delete(run))
    work.running.add(run)
    const areMoreDue = await run
    if (!areMoreDue)
      await sleep(queue.interval * 1000, undefined, { signal }).catch(() => undefined)
  }
}

/** Begins no further job; resolves when those under way are done. */
export async function endJobs(): Promise<void> {
  work.ending.abort()
  await Promise.all(work.running)
}

/**
 * Runs what is due in a queue, unless another instance is at it: Payload itself gives the same job to
 * several processes. The lock is free as soon as its holder dies. Resolves to whether there were as many
 * as may run at the same time, so that more may be due.
 */
export async function runDueJobs(
  cms: Payload,
  { name, limit }: Omit<Queue, 'interval'>,
): Promise<boolean> {
  let ran = 0
  await withAdvisoryLock(cms, `queue ${name}`, async () => {
    // Nobody else runs jobs: those that are marked as running died with the process that ran them,
    // and those that are done were not removed by it.
    const ofQueue = { queue: { equals: name } }
    await cms.db.updateJobs({
      where: { processing: { equals: true }, ...ofQueue },
      data: { processing: false },
      returning: false,
    })
    await cms.db.deleteMany({
      collection: 'payload-jobs',
      where: { completedAt: { exists: true }, ...ofQueue },
    })
    await cms.jobs.handleSchedules({ queue: name })
    const { jobStatus = {} } = await cms.jobs.run({ queue: name, limit, silent: true })
    ran = Object.keys(jobStatus).length
  })
  return ran >= limit
}
