import type {
  CollectionAfterChangeHook,
  CollectionSlug,
  DatabaseAdapterObj,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { lockForWrite } from '../../lib/cms/serialize-writes.ts'
import { inTransaction } from '../../lib/database/transaction.ts'

const collection = 'payload-locked-documents'

type LockedDocument = { document: { relationTo: CollectionSlug; value: number } }
type LockedGlobal = { globalSlug: GlobalSlug }
type Locked = LockedDocument | LockedGlobal

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
 * Returns an adapter that stores a lock and its owner, a row of another table, in one transaction, and none
 * if the document has one already. Payload uses no transaction: between the two inserts the lock has no
 * owner, and a save by the user who has just started typing is rejected; and two simultaneous requests of a
 * form create two locks, of which another user can take over only one.
 */
export function withAtomicLocks<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const create: typeof db.create = db.create.bind(db)
      db.create = async (lock) => {
        // The transaction of an autosave has locked the document, and removed its other locks.
        if (lock.collection !== collection || lock.req?.transactionID) return create(lock)
        const { document, globalSlug } = lock.data as Partial<LockedDocument & LockedGlobal>
        const [ref, where] = document
          ? [{ collection: document.relationTo, id: document.value }, whereDocument(document)]
          : [{ global: globalSlug as GlobalSlug }, { globalSlug: { equals: globalSlug } }]
        return inTransaction({ db }, async (req) => {
          await lockForWrite(db.payload, req, ref)
          return (await db.findOne({ collection, where, req })) ?? create({ ...lock, req })
        })
      }
      return db
    },
  } as Adapter
}

function whereDocument({ relationTo, value }: LockedDocument['document']): Where {
  return {
    and: [
      { 'document.relationTo': { equals: relationTo } },
      { 'document.value': { equals: value } },
    ],
  }
}
