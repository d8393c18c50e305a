import type { Payload, PayloadRequest } from 'payload'
import { env } from '../../env.ts'
import type { QueueName } from './job-queues.ts'

/** The forms that visitors submit. */
export type SubmissionKind = 'contact' | 'onboarding'

/** The collection of each kind. */
export const submissionCollections = {
  contact: 'contact-requests',
  onboarding: 'voice-bot-onboardings',
} as const satisfies Record<SubmissionKind, string>

/** The task of a job that is queued for each submission. */
export type NotificationTask = 'mail-team' | 'confirm-to-customer' | 'call-webhook'

const queueOf: Record<NotificationTask, QueueName> = {
  'mail-team': 'mails',
  'confirm-to-customer': 'mails',
  'call-webhook': 'webhooks',
}

/** Returns the tasks to queue for each submission. A task is skipped until it is configured. */
export function tasksAfterSubmission() {
  return [
    ...(env.SMTP_URL && env.TEAM_EMAIL ? (['mail-team'] as const) : []),
    ...(env.SMTP_URL ? (['confirm-to-customer'] as const) : []),
    ...(env.WEBHOOK_URL ? (['call-webhook'] as const) : []),
  ]
}

type Stored = {
  cms: Payload
  req: Pick<PayloadRequest, 'transactionID'>
  kind: SubmissionKind
  id: number
}

/**
 * Queues the notification jobs of a submission in the transaction that stores it. An accepted
 * submission always has its jobs, and one that is rolled back has none.
 */
export async function queueNotifications({ cms, req, kind, id }: Stored): Promise<void> {
  for (const task of tasksAfterSubmission()) {
    const job = { task, queue: queueOf[task], input: { kind, id } }
    await cms.jobs.queue({ ...job, req: req as PayloadRequest })
  }
}
