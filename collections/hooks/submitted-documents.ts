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
  // One by one, because a bulk deletion succeeds even if some documents could not be deleted.
  for (const document of documentsOf(entry)) {
    const target = { collection: 'onboarding-documents', id: document } as const
    await req.payload.delete({ ...target, depth: 0, trash: true, req })
  }
}

/**
 * Moves the documents of an entry to the trash and back together with it, so that nobody downloads,
 * lists or exports documents of a trashed entry.
 */
export const trashDocuments: CollectionAfterChangeHook<VoiceBotOnboarding> = async ({
  doc: { id },
  previousDoc,
  req,
}) => {
  const collection = 'voice-bot-onboardings'
  // The returned entry lacks documents in the trash, and fields that were not selected.
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
