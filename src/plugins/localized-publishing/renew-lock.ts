import { sql } from '@payloadcms/db-postgres'
import type {
  BaseDatabaseAdapter,
  CollectionAfterChangeHook,
  CollectionSlug,
  DatabaseAdapterObj,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalSlug,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'
import { connectionOf } from '../../lib/database/connection.ts'
import { inTransaction, type TransactionRequest } from '../../lib/database/transaction.ts'

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
export function createLocksAtomically<Adapter extends DatabaseAdapterObj>(
  adapter: Adapter,
): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const create: typeof db.create = db.create.bind(db)
      db.create = async (lock) => {
        if (lock.collection !== collection) return create(lock)
        const createFirst = async (req: TransactionRequest) => {
          const where = whereLocked(lock.data)
          await acquireCreationLock(db, req, where)
          return (await db.findOne({ collection, where, req })) ?? create({ ...lock, req })
        }
        return lock.req?.transactionID ? createFirst(lock.req) : inTransaction({ db }, createFirst)
      }
      return db
    },
  } as Adapter
}

/** Payload sets both properties, one of them to undefined. */
function whereLocked({ document, globalSlug }: Partial<LockedDocument & LockedGlobal>): Where {
  if (!document) return { globalSlug: { equals: globalSlug } }
  const { relationTo, value } = document
  return {
    and: [
      { 'document.relationTo': { equals: relationTo } },
      { 'document.value': { equals: value } },
    ],
  }
}

/** Serializes the creation of a document's locks until the end of the transaction. */
async function acquireCreationLock(
  db: BaseDatabaseAdapter,
  req: TransactionRequest,
  where: Where,
): Promise<void> {
  const connection = await connectionOf({ db } as Payload, req)
  const key = `lock ${JSON.stringify(where)}`
  await connection.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`)
}
