import type { CollectionBeforeDeleteHook } from 'payload'
import { loadPlansBy } from '../../src/lib/content/plans.ts'

/**
 * Deletes the locks of an account, because nobody else could release them, and its preferences:
 * Payload deletes those after the account, when they no longer refer to it, so they would stay. Its plans
 * become due, so that they are reported as failed now and not at their time.
 */
export const deleteOwned: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['payload-locked-documents', 'payload-preferences'] as const) {
    await req.payload.db.deleteMany({ collection, where: { 'user.value': { equals: id } }, req })
  }
  const plans = await loadPlansBy(req.payload, Number(id))
  if (plans.length === 0) return
  await req.payload.update({
    collection: 'payload-jobs',
    where: { id: { in: plans } },
    data: { waitUntil: new Date().toISOString() },
    depth: 0,
    req: { transactionID: req.transactionID },
  })
}
