import type { Payload, PayloadRequest } from 'payload'
import { env } from '../../env.ts'

/** What people send in. */
export type SubmissionKind = 'contact' | 'onboarding'

/** Where each kind is stored. */
export const submissionCollections = {
  contact: 'contact-requests',
  onboarding: 'voice-bot-onboardings',
} as const satisfies Record<SubmissionKind, string>

/** What follows a submission. */
export type NotificationTask = 'mail-team' | 'confirm-to-customer' | 'call-webhook'

/** The jobs that follow a submission, each off until it is configured. */
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
 * Queues what follows a submission, in the transaction that stores it: an accepted submission
 * always has its notifications, and one that is rolled back has none.
 */
export async function queueNotifications({ cms, req, kind, id }: Stored): Promise<void> {
  for (const task of tasksAfterSubmission()) {
    await cms.jobs.queue({ task, input: { kind, id }, req: req as PayloadRequest })
  }
}
