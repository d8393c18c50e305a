import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { lockRows } from '../../src/lib/database/lock-rows.ts'

type Args = {
  data?: object
  duplicateFromID?: number
  id?: number
  overrideAccess?: boolean
  where?: Where
}

type Operation = Pick<Parameters<CollectionBeforeOperationHook>[0], 'operation' | 'req'> & {
  args: object
  collection: SanitizedCollectionConfig
}

/**
 * Lets changes and deletions of a document pass one after the other. Payload reads a document and later
 * writes it back whole: what another person has changed in between would be lost, and a document that
 * was deleted in between would be back.
 */
export async function lockDocuments({ args, collection, operation, req }: Operation) {
  const { data, duplicateFromID, id, where } = args as Args
  const isCopy = operation === 'create' && duplicateFromID !== undefined
  if (operation !== 'update' && operation !== 'delete' && !isCopy) return
  // The rule itself follows this hook: who may not write must not learn what there is, or hold up others.
  const overrideAccess = Boolean((args as Args).overrideAccess)
  const rule = collection.access[isCopy ? 'create' : operation]
  const allowed = overrideAccess || (await rule({ data, id, req }))
  if (!allowed) return
  const slug = collection.slug as CollectionSlug
  const ids = isCopy ? [duplicateFromID] : id === undefined ? await idsOf(req, slug, where) : [id]
  await lockRows(req.payload, req, { collection: slug, ids })
}

async function idsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where | undefined,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...{ collection, where, req, depth: 0, pagination: false, trash: true, select: {} },
  })
  return docs.map(({ id }) => id as number)
}
