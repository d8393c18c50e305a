import type { Payload } from 'payload'
import { tableName } from './connection.ts'
import { type NotificationTask, type SubmissionKind, submissionCollections } from './outbox.ts'

/** A mail or webhook call that was sent for a submission. */
export type Delivery = { task: NotificationTask; at: string }

/**
 * Records on the submission that a notification was sent, because finished jobs are deleted. Uses a
 * single statement, because several jobs of a submission may finish at the same time.
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
