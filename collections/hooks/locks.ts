import type { CollectionAfterReadHook } from 'payload'
import { idOf } from '../../src/lib/cms/id-of.ts'
import { accountName } from '../../src/lib/cms/lock-holder.ts'
import type { PayloadLockedDocument } from '../../src/payload-types.ts'

/**
 * Shows the name of a lock's holder. The CMS displays the holder's email, or the id to editors, who
 * may not read other accounts. It reads the email from this field, so the name goes there.
 */
export const showHolderName: CollectionAfterReadHook<PayloadLockedDocument> = async ({
  doc,
  req,
}) => {
  const { user } = doc
  if (!user || !req.user) return doc
  const id = idOf(user.value)
  const email = await accountName(req.payload, id)
  return email ? { ...doc, user: { ...user, value: { id, collection: 'users', email } } } : doc
}
