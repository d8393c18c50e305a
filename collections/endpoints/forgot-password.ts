import pLimit from 'p-limit'
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionBeforeChangeHook,
  type Endpoint,
} from 'payload'
import { env } from '../../src/env.ts'
import { resetMailHtml, resetMailSubject } from '../../src/features/back-office/staff/mail.ts'
import { noResetMail } from '../../src/features/back-office/staff/messages.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { canSendMail } from '../../src/lib/mail/mail.ts'
import { processWide } from '../../src/lib/process-wide.ts'
import type { User } from '../../src/payload-types.ts'

/** The mail with the password reset link. */
export const resetMail = {
  generateEmailHTML: resetMailHtml,
  generateEmailSubject: resetMailSubject,
}

/** Two at once: each holds two connections to the database until the mail server has the mail. */
const mails = processWide('reset-mails', () => pLimit(2))

/** Requests that may wait. */
const maxWaiting = 50

/**
 * Requests the mail with the password reset link, in place of Payload's endpoint. The response and
 * its time are the same whether there is such an account or not, also while the mail server is down.
 * The mail itself is sent after the response.
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
    if (mails.pendingCount >= maxWaiting || !(await canSendMail())) {
      throw new APIError(notSent, 503, undefined, true)
    }
    mails(() => req.payload.forgotPassword({ collection: 'users', data: { email }, req })).catch(
      (err: unknown) =>
        req.payload.logger.error({ err, msg: 'A mail with a link to a new password was not sent' }),
    )
    return Response.json({ message: req.t('general:success') })
  },
}

/** Invalidates a password reset link when the password or the address is changed otherwise. */
export const invalidateResetToken: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const isOtherAddress = data.email !== undefined && data.email !== originalDoc?.email
  if (!data.password && !isOtherAddress) return data
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
}

/**
 * Keeps a mailed link valid when somebody else requests another one, and lets it expire at the time
 * that the first mail stated.
 */
export const preserveResetToken: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const { resetPasswordToken, resetPasswordExpiration } = originalDoc ?? {}
  if (!data.resetPasswordToken || !resetPasswordToken || !resetPasswordExpiration) return data
  const isValid = new Date(resetPasswordExpiration) > new Date()
  return isValid ? { ...data, resetPasswordToken, resetPasswordExpiration } : data
}
