import type { CollectionSlug, DocumentViewServerProps, GlobalSlug } from 'payload'
import type { DocumentRef } from '../../../lib/content/document-ref.ts'

/** Returns a reference to the document that a view of the CMS shows. */
export function viewedDocument({
  collectionConfig,
  docID,
  globalConfig,
}: DocumentViewServerProps['initPageResult']): DocumentRef | undefined {
  if (globalConfig) return { global: globalConfig.slug as GlobalSlug }
  if (!collectionConfig || docID === undefined) return undefined
  return { collection: collectionConfig.slug as CollectionSlug, id: Number(docID) }
}
