import type { CollectionAfterReadHook, CollectionBeforeDeleteHook, Payload } from 'payload'
import { idOf } from '../../src/lib/cms/id-of.ts'
import type { PayloadLockedDocument } from '../../src/payload-types.ts'

const collection = 'payload-locked-documents'

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

/** Returns the name or email of an account; undefined if it was deleted. */
export async function accountName(payload: Payload, id: number): Promise<string | undefined> {
  const found = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return found?.name || found?.email
}

/** Releases the locks of a deleted account, because nobody else could. */
export const releaseLocks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection, where: { 'user.value': { equals: id } }, req })
}
