import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { processWide } from '../process-wide.ts'
import { withAdvisoryLock } from './advisory-lock.ts'

/**
 * The queue of the scheduled (cron) tasks. It is still called `retention`
 * because stored jobs name it.
 */
export const scheduleQueue = 'retention'

/**
 * The queues, with the maximum polling interval in seconds and the maximum number of concurrent jobs. A slow job
 * delays the later ones of its queue, so each receiver that may not answer has its own. Planned publications
 * are in Payload's default queue, as are notifications that earlier releases have queued.
 */
export const queues = [
  { name: 'default', interval: 5, limit: 20 },
  { name: 'mails', interval: 5, limit: 20 },
  { name: 'webhooks', interval: 5, limit: 20 },
  { name: scheduleQueue, interval: 60, limit: 10 },
] as const

export type QueueName = (typeof queues)[number]['name']

type Queue = { name: string; interval: number; limit: number }

/**
 * Shared between Next's instrumentation, which starts the jobs, and the server, which ends them.
 */
const work = processWide('work', () => ({
  stop: new AbortController(),
  running: new Set<Promise<boolean>>(),
}))

/** Runs the jobs of all queues until `endJobs` is called. */
export function startJobs(cms: Payload): void {
  for (const queue of queues) void pollQueue(cms, queue)
}

async function pollQueue(cms: Payload, queue: Queue): Promise<void> {
  const { signal } = work.stop
  while (!signal.aborted) {
    const run = runDueJobs(cms, queue)
      .catch((error: unknown) => {
        cms.logger.error(
          { err: error },
          `Running the jobs of the queue ${queue.name} failed; it is repeated`,
        )
        return false
      })
      .finally(() => work.running.delete(run))
    work.running.add(run)
    const areMoreDue = await run
    if (!areMoreDue)
      await sleep(pollDelay(queue.interval), undefined, { signal }).catch(() => undefined)
  }
}

/**
 * Returns the milliseconds until the next look for jobs, at most `interval` seconds. They are random, because a
 * retry is due a multiple of the interval after its failure: with equal ones, the instance that failed, such as
 * one that does not reach the mail server, would always be the first to look again.
 */
export function pollDelay(interval: number): number {
  return interval * 1000 * (0.5 + Math.random() / 2)
}

/** Stops starting jobs. Resolves when the running jobs have finished. */
export async function endJobs(): Promise<void> {
  work.stop.abort()
  await Promise.all(work.running)
}

/**
 * Runs the due jobs of a queue unless another instance is running them. The advisory lock is
 * necessary because Payload may hand the same job to several processes. It is released if its
 * holder dies. Resolves to whether the limit was reached, so that more jobs may be due.
 */
export async function runDueJobs(
  cms: Payload,
  { name, limit }: Omit<Queue, 'interval'>,
): Promise<boolean> {
  let ran = 0
  await withAdvisoryLock(cms, `queue ${name}`, async () => {
    // While this process holds the lock, no other process runs jobs. Jobs marked as processing
    // belong to a process that has died, as do completed jobs that were not deleted.
    const ofQueue = { queue: { equals: name } }
    await countInterrupted(cms, name)
    if (name !== 'default') await shortenWaits(cms, name)
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

/** Milliseconds that a job waits at most, apart from scheduled publications: until the next night. */
const longestWait = 25 * 60 * 60 * 1000

/**
 * Makes jobs due that wait for longer, since the clock was ahead. Schedules begin anew then, because Payload continues
 * them after the latest run.
 */
async function shortenWaits(cms: Payload, queue: string): Promise<void> {
  const now = Date.now()
  const changed = await cms.db.updateJobs({
    where: {
      queue: { equals: queue },
      waitUntil: { greater_than: new Date(now + longestWait).toISOString() },
    },
    data: { waitUntil: new Date(now).toISOString() },
  })
  if (queue !== scheduleQueue || !changed?.length) return
  await cms.updateGlobal({ slug: 'payload-jobs-stats', data: { stats: {} } })
}

/**
 * Counts an attempt for each job during which its process has died. The first one is repeated at once, later ones
 * after 30 seconds to an hour, so that a job that makes the process die leaves the site time to serve.
 */
async function countInterrupted(cms: Payload, queue: string): Promise<void> {
  const { docs } = await cms.find({
    collection: 'payload-jobs',
    where: { processing: { equals: true }, queue: { equals: queue } },
    pagination: false,
    depth: 0,
  })
  for (const { id, totalTried } of docs) {
    const tried = totalTried ?? 0
    const delay = 30_000 * (2 ** Math.min(tried, 7) - 1)
    const waitUntil = tried > 0 ? { waitUntil: new Date(Date.now() + delay).toISOString() } : {}
    const data = { processing: false, totalTried: tried + 1, ...waitUntil }
    await cms.db.updateJobs({ id, data, returning: false })
  }
}
