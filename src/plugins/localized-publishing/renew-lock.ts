import type {
  CollectionAfterChangeHook,
  CollectionSlug,
  DatabaseAdapterObj,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { inTransaction } from '../../lib/database/transaction.ts'

const collection = 'payload-locked-documents'

type Locked =
  | { document: { relationTo: CollectionSlug; value: number } }
  | { globalSlug: GlobalSlug }

/**
 * Renews the editor's lock after an autosave. Payload removes the lock with every write, autosaves
 * included, so a second editor would see no warning and both would overwrite each other.
 */
export function renewCollectionLock(relationTo: CollectionSlug): CollectionAfterChangeHook {
  return ({ doc, req }) => renewLock(req, { document: { relationTo, value: doc.id } })
}

export function renewGlobalLock(globalSlug: GlobalSlug): GlobalAfterChangeHook {
  return ({ req }) => renewLock(req, { globalSlug })
}

/**
 * Rejects a write to a global that another user has locked. Payload only does this for documents.
 */
export const enforceGlobalLock: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  const isRestWrite = operation === 'update' && req.payloadAPI === 'REST'
  return isRestWrite && req.query.overrideLock !== 'true' ? { ...args, overrideLock: false } : args
}

async function renewLock(req: PayloadRequest, locked: Locked): Promise<void> {
  const { payload, query, user } = req
  // Some of Payload's endpoints convert this to a boolean.
  if (!user || String(query?.autosave) !== 'true') return
  await payload.db.create({
    collection,
    data: { ...locked, user: { relationTo: user.collection, value: user.id } },
    returning: false,
    req,
  })
}

/**
 * Returns an adapter that stores a lock and its owner, a row of another table, in one transaction.
 * Payload uses none: between the two inserts the lock has no owner, and a save by the user who has
 * just started typing is rejected.
 */
export function createLocksAtomically<Adapter extends DatabaseAdapterObj>(
  adapter: Adapter,
): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const create: typeof db.create = db.create.bind(db)
      db.create = (lock) =>
        lock.collection === collection && !lock.req?.transactionID
          ? inTransaction({ db }, (req) => create({ ...lock, req }))
          : create(lock)
      return db
    },
  } as Adapter
}
