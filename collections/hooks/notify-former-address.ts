import { APIError, type CollectionAfterChangeHook, type PayloadRequest } from 'payload'
import { mailFormerAddress } from '../../src/features/back-office/staff/mail.ts'
import { minutesIn } from '../../src/i18n/minutes.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { consume } from '../../src/lib/database/limits.ts'
import { afterTransaction } from '../../src/lib/database/transaction.ts'
import { restMessages } from '../../src/lib/http/rest/messages.ts'
import type { User } from '../../src/payload-types.ts'

/**
 * Notifies the previous email address of an account after it was changed. The change does not wait
 * for the mail server, and is kept even if sending fails.
 */
export const notifyFormerAddress: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { email: former } = previousDoc
  if (operation !== 'update' || !former || former === doc.email) return
  await limitChanges(req)
  const send = () =>
    void mailFormerAddress(req, former).catch((err: unknown) =>
      req.payload.logger.error({ err, msg: 'A mail to the former address was not sent' }),
    )
  const waits = await afterTransaction(req.payload, req, async (ending) => {
    if (ending !== 'rolledBack') send()
  })
  if (!waits) send()
}

const perHour = { points: 10, seconds: 60 * 60 }

/** Limits how many mails a user causes to addresses that nobody has confirmed. */
async function limitChanges({ i18n, payload, user }: PayloadRequest): Promise<void> {
  if (!user) return
  const wait = await consume(payload, `users/address:${user.id}`, perHour)
  if (wait === undefined) return
  const language = staffLanguage(i18n.language)
  const message = restMessages[language].tooManyMails(minutesIn(language, wait))
  throw new APIError(message, 429, undefined, true)
}
