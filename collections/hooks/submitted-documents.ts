import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { idOf } from '../../src/lib/cms/id-of.ts'
import type { VoiceBotOnboarding } from '../../src/payload-types.ts'

/** Deletes the documents of an entry with it, in the same transaction. */
export const deleteDocuments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const entry = await req.payload.findByID({
    collection: 'voice-bot-onboardings',
    id,
    depth: 0,
    trash: true,
    req,
  })
  // One by one: a deletion by a query ends well even if some of the documents stay.
  for (const document of documentsOf(entry)) {
    const target = { collection: 'onboarding-documents', id: document } as const
    await req.payload.delete({ ...target, depth: 0, trash: true, req })
  }
}

/**
 * Moves the documents of an entry to the trash with it, and back: so nobody downloads, lists or
 * exports what belongs to an entry that is as good as deleted.
 */
export const trashDocuments: CollectionAfterChangeHook<VoiceBotOnboarding> = async ({
  doc: { id },
  previousDoc,
  req,
}) => {
  const collection = 'voice-bot-onboardings'
  // What is answered is without documents in the trash, and without what the request does not select.
  const entry = await req.payload.db.findOne<VoiceBotOnboarding>({
    ...{ collection, where: { id: { equals: id } }, req },
  })
  if (!entry || Boolean(entry.deletedAt) === Boolean(previousDoc?.deletedAt)) return
  for (const document of documentsOf(entry)) {
    const target = { collection: 'onboarding-documents', id: document } as const
    const data = { deletedAt: entry.deletedAt }
    await req.payload.update({ ...target, data, depth: 0, trash: true, req })
  }
}

function documentsOf({ uploadedFiles }: VoiceBotOnboarding): number[] {
  return (uploadedFiles ?? []).map(idOf)
}
