import type { Field, Payload, PayloadRequest, TaskConfig } from 'payload'
import * as z from 'zod'
import { env, siteUrl } from '../../../env.ts'
import { defaultLocale } from '../../../i18n/locales.ts'
import { recordDelivery } from '../../../lib/database/deliveries.ts'
import type { NotificationTask, SubmissionKind } from '../../../lib/database/outbox.ts'
import type { Sender } from '../../../lib/mail/mail-html.ts'
import { callWebhook } from './call-webhook.ts'
import { loadMails, loadSubmission } from './data.ts'
import { confirmationMail, type Mail, teamMail } from './mail.ts'
import type { SubmissionNotification } from './types.ts'

/** From half a minute to hours: an outage of a night is survived. */
const retries: TaskConfig<NotificationTask>['retries'] = {
  attempts: 11,
  backoff: { type: 'exponential', delay: 30_000 },
}

const inputSchema: Field[] = [
  { name: 'kind', type: 'select', options: ['contact', 'onboarding'], required: true },
  { name: 'id', type: 'number', required: true },
]

/** What follows a submission. A submission deleted in the meantime causes no notification. */
export const notificationTasks = [
  task('mail-team', async (cms, submission) => {
    if (!env.TEAM_EMAIL) return false
    const { sender, copy } = await loadMails(cms, submission, defaultLocale)
    await send(cms, {
      from: from(sender),
      to: env.TEAM_EMAIL,
      replyTo: validEmailOf(submission),
      messageId: messageId('team', submission),
      mail: teamMail(submission, sender, copy.team),
    })
    return true
  }),
  task('confirm-to-customer', async (cms, submission) => {
    const to = validEmailOf(submission)
    if (!to) return false
    const { sender, copy } = await loadMails(cms, submission, submission.language)
    await send(cms, {
      from: from(sender),
      to,
      replyTo: sender.email,
      messageId: messageId('customer', submission),
      mail: confirmationMail(copy[submission.kind], sender, submission.language),
    })
    return true
  }),
  task('call-webhook', async (_cms, submission) => {
    const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env
    if (!url || !secret) return false
    await callWebhook(submission, { url, secret })
    return true
  }),
]

/** Resolves to whether there was something to send. */
type Notify = (cms: Payload, submission: SubmissionNotification) => Promise<boolean>

function task(slug: NotificationTask, notify: Notify): TaskConfig<NotificationTask> {
  return {
    slug,
    inputSchema,
    retries,
    handler: async ({
      input,
      req,
    }: {
      input: { kind: SubmissionKind; id: number }
      req: PayloadRequest
    }) => {
      let submission: SubmissionNotification | null = null
      try {
        submission = await loadSubmission(req.payload, input.kind, input.id)
        const isSent = submission ? await notify(req.payload, submission) : false
        // A failure from here on must not send it again.
        if (isSent) {
          await recordDelivery(req.payload, { ...input, task: slug }).catch((err) =>
            req.payload.logger.error({ err }, `That ${slug} was sent could not be noted`),
          )
        }
        return { output: {} }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        const reason = withoutSentIn(message, submission)
        req.payload.logger.warn(`${slug} for ${input.kind} ${input.id} failed: ${reason}`)
        throw new Error(reason)
      }
    },
  }
}

/**
 * A mail server's answer quotes the recipient or the mail, but jobs and logs must hold nothing that
 * was sent in: they outlive it.
 */
function withoutSentIn(reason: string, submission: SubmissionNotification | null): string {
  const words = new Set(wordsOf(Object.values(submission?.data ?? {}).join(' ')))
  return reason
    .slice(0, 500)
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…')
    .replaceAll(word, (each) => (words.has(each.toLowerCase()) ? '…' : each))
}

/** Shorter ones are no one's alone, and an error without them could not be read. */
const word = /[\p{L}\p{N}]{3,}/gu

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? []
}

type Address = { name: string; address: string }

type Letter = { from?: Address; to: string; replyTo?: string; messageId: string; mail: Mail }

async function send(cms: Payload, { mail, ...letter }: Letter): Promise<void> {
  await cms.sendEmail({ ...letter, ...mail })
}

/** The same for a mail that is sent again, so that mailboxes recognise it. */
function messageId(to: string, { kind, id }: SubmissionNotification): string {
  return `<${kind}-${id}-${to}@${new URL(siteUrl).hostname}>`
}

/** The site's name before the address that may send. */
function from({ brand }: Sender): Address | undefined {
  return env.MAIL_FROM ? { name: brand, address: env.MAIL_FROM } : undefined
}

/** The customer's address if it is one. */
function validEmailOf({ email }: SubmissionNotification): string | undefined {
  return z.email().safeParse(email).data
}
