import type { CollectionBeforeDeleteHook } from 'payload'

/**
 * Deletes the locks of an account, because nobody else could release them, and its preferences:
 * Payload deletes those after the account, when they no longer refer to it, so they would stay.
 */
export const deleteOwned: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['payload-locked-documents', 'payload-preferences'] as const) {
    await req.payload.db.deleteMany({ collection, where: { 'user.value': { equals: id } }, req })
  }
}
