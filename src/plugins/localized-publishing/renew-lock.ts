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
 * Renews the lock of the person who is typing in a document. Payload removes it with every write, and
 * an autosave is one: a second person would see no warning, and each would undo what the other writes.
 */
export function renewCollectionLock(relationTo: CollectionSlug): CollectionAfterChangeHook {
  return ({ doc, req }) => renewLock(req, { document: { relationTo, value: doc.id } })
}

/** The same for a global. */
export function renewGlobalLock(globalSlug: GlobalSlug): GlobalAfterChangeHook {
  return ({ req }) => renewLock(req, { globalSlug })
}

/** Rejects to write a global that another person is editing. Payload does so for documents alone. */
export const respectGlobalLock: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  const isRestWrite = operation === 'update' && req.payloadAPI === 'REST'
  return isRestWrite && req.query.overrideLock !== 'true' ? { ...args, overrideLock: false } : args
}

async function renewLock(req: PayloadRequest, locked: Locked): Promise<void> {
  const { payload, query, user } = req
  // Payload makes a boolean of it in some of its endpoints.
  if (!user || String(query?.autosave) !== 'true') return
  await payload.db.create({
    collection,
    data: { ...locked, user: { relationTo: user.collection, value: user.id } },
    returning: false,
    req,
  })
}

/**
 * The adapter that stores a lock in one transaction with its owner, which is a row of another table.
 * Payload uses none: between the two rows the lock is nobody's, and what the person who has just begun
 * to type saves is rejected.
 */
export function storeLocksWhole<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
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
