import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { lockRows } from './lock-rows.ts'
import { inOwnTransaction } from './transaction.ts'

type Found = {
  collection: CollectionSlug
  id: number | string
  /** By which it was found. */
  where: Where
  trash: boolean
  overrideAccess?: boolean
  overrideLock?: boolean
}

/**
 * Deletes a document that was found before, all of it or nothing, unless `where` finds it no more: another
 * person may have brought it back from the trash in the meantime. Resolves to whether it was deleted.
 */
export function deleteFound(req: PayloadRequest, { where, ...found }: Found): Promise<boolean> {
  const { payload } = req
  const { collection, id, trash } = found
  return inOwnTransaction(req, async () => {
    await lockRows(payload, req, { collection, ids: [id] })
    const same = { and: [{ id: { equals: id } }, where] }
    const { totalDocs } = await payload.count({ collection, where: same, trash, req })
    if (totalDocs > 0) await payload.delete({ ...found, req, depth: 0 })
    return totalDocs > 0
  })
}
