import type { Payload, Where } from 'payload'
import type { DocumentRef } from '../content/document-ref.ts'
import { idOf } from './id-of.ts'

/** Returns the name of the user who has locked a document or global; undefined if nobody has. */
export async function lockHolder(payload: Payload, ref: DocumentRef): Promise<string | undefined> {
  const where: Where =
    'global' in ref
      ? { globalSlug: { equals: ref.global } }
      : { 'document.relationTo': { equals: ref.collection }, 'document.value': { equals: ref.id } }
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where,
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0] && accountName(payload, idOf(docs[0].user.value))
}

/** Returns the name or email of an account; undefined if it was deleted. */
export async function accountName(payload: Payload, id: number): Promise<string | undefined> {
  const found = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return found?.name || found?.email
}
