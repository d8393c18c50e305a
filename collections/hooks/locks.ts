import type { CollectionAfterReadHook, CollectionBeforeDeleteHook, Payload } from 'payload'
import { idOf } from '../../src/lib/cms/id-of.ts'
import type { PayloadLockedDocument } from '../../src/payload-types.ts'

const collection = 'payload-locked-documents'

/**
 * Names the person who holds a lock. The CMS shows their address, or an id to an editor, who may not
 * read other accounts: it takes the name from where it looks for the address.
 */
export const nameHolder: CollectionAfterReadHook<PayloadLockedDocument> = async ({ doc, req }) => {
  const { user } = doc
  if (!user || !req.user) return doc
  const id = idOf(user.value)
  const email = await nameOf(req.payload, id)
  return email ? { ...doc, user: { ...user, value: { id, collection: 'users', email } } } : doc
}

/** What the staff call the person with an account; nothing if the account is gone. */
export async function nameOf(payload: Payload, id: number): Promise<string | undefined> {
  const found = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return found?.name || found?.email
}

/** Ends the locks of an account that is deleted: nobody else could. */
export const releaseLocks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection, where: { 'user.value': { equals: id } }, req })
}
