import type { CollectionAfterChangeHook } from 'payload'
import { mailFormerAddress } from '../../src/features/back-office/staff/mail.ts'
import { afterTransaction } from '../../src/lib/database/transaction.ts'
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
  const send = () =>
    void mailFormerAddress(req, former).catch((err: unknown) =>
      req.payload.logger.error({ err, msg: 'A mail to the former address was not sent' }),
    )
  const waits = await afterTransaction(req.payload, req, async (ending) => {
    if (ending !== 'rolledBack') send()
  })
  if (!waits) send()
}
