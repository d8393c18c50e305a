import type { Payload } from 'payload'

/** A job not renewed for this long, in milliseconds, died with its process. */
const deadAfter = 5 * 60 * 1000

/** Milliseconds between two renewals of a job that is at work. */
const renewEvery = 60 * 1000

type Task = { handler: string | ((args: never) => unknown) }

type HandlerArgs = { job: { id: number | string }; req: { payload: Payload } }

/** A task whose jobs are renewed while they run, however long that takes. */
export function withLease<T extends Task>(task: T): T {
  const { handler } = task
  if (typeof handler !== 'function') return task
  const run = handler as unknown as (args: HandlerArgs) => unknown
  const leased = async (args: HandlerArgs) => {
    const renewal = setInterval(() => void renew(args), renewEvery)
    try {
      return await run(args)
    } finally {
      clearInterval(renewal)
    }
  }
  return { ...task, handler: leased }
}

/** Puts jobs of killed processes back into the queue. */
export async function releaseDeadJobs(cms: Payload): Promise<void> {
  await cms.db.updateJobs({
    data: { processing: false },
    where: {
      processing: { equals: true },
      updatedAt: { less_than: new Date(Date.now() - deadAfter).toISOString() },
    },
    returning: false,
  })
}

async function renew({ job, req: { payload } }: HandlerArgs): Promise<void> {
  await payload.db.pool
    .query('UPDATE payload_jobs SET updated_at = now() WHERE id = $1 AND processing', [job.id])
    .catch((error: unknown) =>
      payload.logger.error({ err: error }, `Job ${job.id} was not renewed`),
    )
}
