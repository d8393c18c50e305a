import type { CollectionSlug, DocumentViewServerProps, GlobalSlug } from 'payload'
import type { DocumentPlace } from '../documents.ts'

/** The document that a view of the CMS is about. */
export function placeOf({
  collectionConfig,
  docID,
  globalConfig,
}: DocumentViewServerProps['initPageResult']): DocumentPlace | undefined {
  if (globalConfig) return { global: globalConfig.slug as GlobalSlug }
  if (!collectionConfig || docID === undefined) return undefined
  return { collection: collectionConfig.slug as CollectionSlug, id: Number(docID) }
}

/** Where the CMS shows it. */
export function pathOf(place: DocumentPlace, isTrashed: boolean): string {
  return 'global' in place
    ? `/admin/globals/${place.global}`
    : `/admin/collections/${place.collection}/${isTrashed ? 'trash/' : ''}${place.id}`
}
