import type {
  CollectionAfterChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'

type Locked =
  | { document: { relationTo: CollectionSlug; value: number } }
  | { globalSlug: GlobalSlug }

/**
 * Keeps a document locked for the person who is typing in it. Payload takes the lock away with every write,
 * and an autosave is one: a second person would never be told, and each would undo what the other
 * writes.
 */
export function renewCollectionLock(relationTo: CollectionSlug): CollectionAfterChangeHook {
  return ({ doc, req }) => renewLock(req, { document: { relationTo, value: doc.id } })
}

/** The same for a global. */
export function renewGlobalLock(globalSlug: GlobalSlug): GlobalAfterChangeHook {
  return ({ req }) => renewLock(req, { globalSlug })
}

async function renewLock(req: PayloadRequest, locked: Locked): Promise<void> {
  const { payload, query, user } = req
  // Payload makes a boolean of it where it stands.
  if (!user || String(query?.autosave) !== 'true') return
  await payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...locked, user: { relationTo: user.collection, value: user.id } },
    returning: false,
    req,
  })
}
