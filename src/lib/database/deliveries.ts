import type { Payload } from 'payload'
import { tableName } from './connection.ts'
import { type NotificationTask, type SubmissionKind, submissionCollections } from './outbox.ts'

/** That a mail or the webhook of a submission went out. */
export type Delivery = { task: NotificationTask; at: string }

/**
 * Notes on a submission what was sent of it: a job that is done leaves the queue. One statement, as
 * several jobs of a submission end at the same time.
 */
export async function recordDelivery(
  cms: Payload,
  submission: { kind: SubmissionKind; id: number; task: NotificationTask },
): Promise<void> {
  const { kind, id, task } = submission
  const table = tableName(submissionCollections[kind])
  const delivery: Delivery = { task, at: new Date().toISOString() }
  await cms.db.pool.query(
    `UPDATE ${table} SET deliveries = coalesce(deliveries, '[]') || $2::jsonb WHERE id = $1`,
    [id, JSON.stringify([delivery])],
  )
}
