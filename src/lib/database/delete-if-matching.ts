import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { lockRows } from './lock-rows.ts'
import { inOwnTransaction } from './transaction.ts'

type Found = {
  collection: CollectionSlug
  id: number | string
  /** The condition by which the document was found. */
  where: Where
  trash: boolean
  overrideAccess?: boolean
  overrideLock?: boolean
}

/**
 * Deletes a document in one transaction if it still matches `where`: someone may have restored it
 * from the trash since it was found. Resolves to whether it was deleted.
 */
export function deleteIfMatching(
  req: PayloadRequest,
  { where, ...found }: Found,
): Promise<boolean> {
  const { payload } = req
  const { collection, id, trash } = found
  return inOwnTransaction(req, async () => {
    await lockRows(payload, req, { collection, ids: [id] })
    const stillMatches = { and: [{ id: { equals: id } }, where] }
    const { totalDocs } = await payload.count({ collection, where: stillMatches, trash, req })
    if (totalDocs > 0) await payload.delete({ ...found, req, depth: 0 })
    return totalDocs > 0
  })
}
