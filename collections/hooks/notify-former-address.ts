import type { CollectionAfterChangeHook } from 'payload'
import { mailFormerAddress } from '../../src/features/back-office/staff/mail.ts'
import { afterTransaction } from '../../src/lib/database/transaction.ts'
import type { User } from '../../src/payload-types.ts'

/**
 * Sends a mail to the former address of an account once another one is stored. The change does not
 * wait for the mail server, and stands even if that rejects the mail.
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
  const waits = await afterTransaction(req.payload, req, async (isCommitted) => {
    if (isCommitted) send()
  })
  if (!waits) send()
}
