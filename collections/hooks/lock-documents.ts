import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { isStaffSession } from '../../src/lib/auth/roles.ts'
import { lockRows } from '../../src/lib/database/lock-rows.ts'

/** What is needed of an operation, of whichever collection. */
type Operation = {
  args: object
  collection: { slug: string }
  operation: string
  req: PayloadRequest
}

type Args = {
  duplicateFromID?: number | string
  id?: number | string
  overrideAccess?: boolean
  where?: Where
}

/**
 * Lets changes and deletions of a document pass one after the other. Payload reads a document and later
 * writes it back whole: what another person has changed in between would be lost, and a document that
 * was deleted in between would be back.
 */
export async function lockDocuments({ args, collection, operation, req }: Operation) {
  const { duplicateFromID, id, overrideAccess, where } = args as Args
  // The access rule, which comes next, rejects everybody else.
  if (!overrideAccess && !isStaffSession(req.user)) return
  const slug = collection.slug as CollectionSlug
  const ids = [id, duplicateFromID].filter((each) => each !== undefined)
  const isChange = operation === 'update' || operation === 'delete'
  if (isChange && id === undefined) {
    const { docs } = await req.payload.db.find<{ id: number }>({
      collection: slug,
      ...{ where, req, locale: req.locale ?? undefined, pagination: false, select: {} },
    })
    ids.push(...docs.map((doc) => doc.id))
  }
  if (isChange || duplicateFromID !== undefined) {
    await lockRows(req.payload, req, { collection: slug, ids })
  }
}
