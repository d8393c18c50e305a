import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import type { DocumentRef } from '../content/document-ref.ts'
import { drizzleOf } from '../database/connection.ts'
import { lockRows } from '../database/lock-rows.ts'
import type { TransactionRequest } from '../database/transaction.ts'

type Args = {
  data?: object
  draft?: boolean
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
 * Serializes changes and deletions of a document by locking its row. Payload reads the whole
 * document and writes it back later. Without the lock, a concurrent change would be lost and a
 * document deleted in the meantime would be restored.
 */
export async function serializeWrites({ args, collection, operation, req }: Operation) {
  const { data, duplicateFromID, id } = args as Args
  const isCopy = operation === 'create' && duplicateFromID !== undefined
  if (operation !== 'update' && operation !== 'delete' && !isCopy) return
  // Payload checks access after this hook. Checking it here as well keeps unauthorized requests
  // from taking locks and from finding out which documents exist.
  const overrideAccess = Boolean((args as Args).overrideAccess)
  const rule = collection.access[isCopy ? 'create' : operation]
  const allowed = overrideAccess || (await rule({ data, id, req }))
  if (!allowed) return
  const slug = collection.slug as CollectionSlug
  const ids = isCopy ? [duplicateFromID] : id === undefined ? await idsOf(req, slug, args) : [id]
  const isDeletion = operation === 'delete'
  await lockRows(req.payload, req, { collection: slug, ids, isDeletion })
}

async function idsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  { draft, where }: Args,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...{ collection, draft, where, depth: 0, pagination: false, trash: true, select: {} },
    // A copy, because Payload changes the request that it reads with.
    req: { ...req },
  })
  return docs.map(({ id }) => id as number)
}

/**
 * Serializes changes of a global. Uses an advisory lock, because a global has no
 * row before the first write.
 */
export const serializeGlobalWrites: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const { data, overrideAccess } = args as Args
  if (!overrideAccess && !(await global.access.update({ data, req }))) return
  await lockForWrite(req.payload, req, { global: global.slug as GlobalSlug })
}

/**
 * Takes the lock that a change of this document takes. Call it before reading
 * a document to change it.
 */
export async function lockForWrite(
  cms: Payload,
  req: TransactionRequest,
  place: DocumentRef,
): Promise<void> {
  if ('collection' in place) {
    const { collection, id } = place
    return lockRows(cms, req, { collection, ids: [id] })
  }
  const db = await drizzleOf(cms, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`globals/${place.global}`}))`)
}
