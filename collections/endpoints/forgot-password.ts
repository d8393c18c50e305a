import pLimit from 'p-limit'
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionBeforeChangeHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { env } from '../../src/env.ts'
import { resetMailHtml, resetMailSubject } from '../../src/features/back-office/staff/mail.ts'
import { noResetMail } from '../../src/features/back-office/staff/messages.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { canSendMail } from '../../src/lib/mail/mail.ts'
import { processWide } from '../../src/lib/process-wide.ts'
import type { User } from '../../src/payload-types.ts'
import { type Account, findAccount, writeAccount } from '../hooks/account.ts'
import { withLockedAccount } from '../hooks/account-lock.ts'

/** Sends two mails in parallel, which is enough for the staff. */
const mailQueue = processWide('reset-mails', () => pLimit(2))

/** Maximum waiting requests. */
const maxWaiting = 50

/** Minimum milliseconds between two mails to an account. */
const interval = 15_000

/**
 * Replaces Payload's endpoint that mails a password reset link. To hide whether an account exists,
 * the response and its timing are always the same, even while the mail server is down; the mail is
 * sent after the response.
 */
export const forgotPassword: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const email: unknown = req.data?.email
    if (typeof email !== 'string' || email.trim() === '') {
      throw new APIError(req.t('validation:emailAddress'), 400, undefined, true)
    }
    const { notSetUp, notSent } = noResetMail[staffLanguage(req.i18n.language)]
    if (!env.SMTP_URL) throw new APIError(notSetUp, 503, undefined, true)
    if (mailQueue.pendingCount >= maxWaiting || !(await canSendMail())) {
      throw new APIError(notSent, 503, undefined, true)
    }
    mailQueue(() => mailLink(req, email.toLowerCase().trim())).catch((err: unknown) =>
      req.payload.logger.error({ err, msg: 'A mail with a link to a new password was not sent' }),
    )
    return Response.json({ message: req.t('general:success') })
  },
}

/**
 * Sends the link after the transaction that stores it. Payload sends within the transaction, so a
 * slow mail server would block logins to the account.
 */
async function mailLink(req: PayloadRequest, email: string): Promise<void> {
  const account = await findAccount(req, { email: { equals: email } })
  if (!account || !(await createLink(req, account))) return
  try {
    const html = await resetMailHtml(req, account.id)
    await req.payload.sendEmail({ to: account.email, subject: resetMailSubject(req), html })
  } catch (error) {
    const { id } = account
    // Lets the next request send a mail immediately.
    await withLockedAccount(req, id, () =>
      writeAccount(req, id, { resetPasswordRequestedAt: null }),
    )
    throw error
  }
}

/**
 * Creates a reset link; resolves to false if the account got one just now, or has another address by the
 * time that its lock is free.
 */
function createLink(req: PayloadRequest, { email, id }: Account): Promise<boolean> {
  return withLockedAccount(req, id, async () => {
    const account = await findAccount(req, { id: { equals: id } })
    const requestedAt = Date.parse(account?.resetPasswordRequestedAt ?? '')
    if (account?.email !== email || Date.now() - requestedAt < interval) return false
    await req.payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      req,
    })
    await writeAccount(req, id, { resetPasswordRequestedAt: new Date().toISOString() })
    return true
  })
}

/** Invalidates a password reset link when the password or email address changes in another way. */
export const invalidateResetToken: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const isOtherAddress = data.email !== undefined && data.email !== originalDoc?.email
  if (!data.password && !isOtherAddress) return data
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
}

/**
 * Keeps a sent link valid when another one is requested, with the expiry that the first mail
 * stated.
 */
export const preserveResetToken: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const { resetPasswordToken, resetPasswordExpiration } = originalDoc ?? {}
  if (!data.resetPasswordToken || !resetPasswordToken || !resetPasswordExpiration) return data
  const isValid = new Date(resetPasswordExpiration) > new Date()
  return isValid ? { ...data, resetPasswordToken, resetPasswordExpiration } : data
}
