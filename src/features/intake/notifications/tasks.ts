import type { Field, Payload, PayloadRequest, TaskConfig } from 'payload'
import { env, siteUrl } from '../../../env.ts'
import { defaultLocale } from '../../../i18n/locales.ts'
import { recordDelivery } from '../../../lib/database/deliveries.ts'
import type { NotificationTask, SubmissionKind } from '../../../lib/database/outbox.ts'
import type { Sender } from '../../../lib/mail/mail-html.ts'
import { asciiAddress } from '../../../lib/text/ascii-address.ts'
import { isEmail } from '../../../lib/text/is-email.ts'
import { callWebhook } from './call-webhook.ts'
import { loadMails, loadSubmission, mayConfirm } from './data.ts'
import { confirmationMail, type Mail, teamMail } from './mail.ts'
import type { SubmissionNotification } from './types.ts'

/** Delays from half a minute to hours, to outlast an outage of one night. */
const retries: TaskConfig<NotificationTask>['retries'] = {
  attempts: 11,
  backoff: { type: 'exponential', delay: 30_000 },
}

const inputSchema: Field[] = [
  { name: 'kind', type: 'select', options: ['contact', 'onboarding'], required: true },
  { name: 'id', type: 'number', required: true },
]

/** The jobs after a submission. They do nothing if it was deleted in the meantime. */
export const notificationTasks = [
  task('mail-team', async (cms, submission) => {
    requireSetting('SMTP_URL')
    const { sender, copy } = await loadMails(cms, submission, defaultLocale)
    await sendMail(cms, {
      from: fromAddress(sender),
      to: requireSetting('TEAM_EMAIL'),
      replyTo: validEmailOf(submission),
      messageId: messageId('team', submission),
      // Ticket systems discard mails that say that a program sent them.
      headers: {},
      mail: teamMail(submission, sender, copy.team),
    })
    return true
  }),
  task('confirm-to-customer', async (cms, submission) => {
    const to = validEmailOf(submission)
    if (!to || !(await mayConfirm(cms, submission))) return false
    requireSetting('SMTP_URL')
    const { sender, copy } = await loadMails(cms, submission, submission.language)
    await sendMail(cms, {
      from: fromAddress(sender),
      to,
      replyTo: sender.email,
      messageId: messageId('customer', submission),
      mail: confirmationMail(copy[submission.kind], sender, submission.language),
    })
    return true
  }),
  task('call-webhook', async (_cms, submission) => {
    await callWebhook(submission, {
      url: requireSetting('WEBHOOK_URL'),
      secret: requireSetting('WEBHOOK_SECRET'),
    })
    return true
  }),
]

/**
 * Returns a setting of a receiver. Throws if it is missing, so that the job waits for an instance that has it:
 * a job exists only if the instance that accepted the submission had it.
 */
function requireSetting(
  name: 'SMTP_URL' | 'TEAM_EMAIL' | 'WEBHOOK_URL' | 'WEBHOOK_SECRET',
): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** Resolves to whether a notification was sent. */
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
        // A failure from here on must not cause a retry, which would send it again.
        if (isSent) {
          await recordDelivery(req.payload, { ...input, task: slug }).catch((err) =>
            req.payload.logger.error({ err }, `The delivery of ${slug} could not be recorded`),
          )
        }
        return { output: {} }
      } catch (error) {
        const reason = redactSubmitted(reasonOf(error), submission)
        req.payload.logger.warn(`${slug} for ${input.kind} ${input.id} failed: ${reason}`)
        throw new Error(reason)
      }
    },
  }
}

/** Returns the message of an error and of its causes, because `fetch` names a failed connection only there. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // An error of several addresses has no message.
  const message = error.message || (error as NodeJS.ErrnoException).code || error.name
  return error.cause ? `${message}: ${reasonOf(error.cause)}` : message
}

/**
 * Removes submitted values from an error message. A mail server's response may quote the recipient or the
 * mail, but jobs and logs outlive the submission and must not contain its data.
 */
function redactSubmitted(reason: string, submission: SubmissionNotification | null): string {
  const { data = {}, email = '' } = submission ?? {}
  const words = new Set(wordsOf([...Object.values(data), asciiAddress(email)].join(' ')))
  return reason
    .slice(0, 500)
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…')
    .replaceAll(word, (each) => (words.has(each.toLowerCase()) ? '…' : each))
}

/** Shorter words identify nobody, and redacting them would make errors unreadable. */
const word = /[\p{L}\p{N}]{3,}/gu

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? []
}

type Address = { name: string; address: string }

type Envelope = {
  from?: Address
  to: string
  replyTo?: string
  messageId: string
  headers?: Record<string, string>
  mail: Mail
}

async function sendMail(cms: Payload, { mail, ...envelope }: Envelope): Promise<void> {
  await cms.sendEmail({ ...envelope, ...mail })
}

/** Returns a Message-ID that is the same for every attempt, so that mail clients can deduplicate. */
function messageId(to: string, { key }: SubmissionNotification): string {
  return `<${key}_${to}@${new URL(siteUrl).hostname}>`
}

/** Returns the configured sender address, with the site's name. */
function fromAddress({ brand }: Sender): Address | undefined {
  return env.MAIL_FROM ? { name: brand, address: env.MAIL_FROM } : undefined
}

/** Returns the customer's e-mail address if it is valid. */
function validEmailOf({ email }: SubmissionNotification): string | undefined {
  return isEmail(email) ? email : undefined
}
