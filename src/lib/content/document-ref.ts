import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** Identifies a document: a global, or a document of a collection. */
export type DocumentRef = { global: GlobalSlug } | { collection: CollectionSlug; id: number }

/**
 * Returns the configuration of a document's collection or global. Undefined if it does not exist,
 * because a stored job may contain any slug.
 */
export function configAt({ config }: Payload, place: DocumentRef) {
  return 'global' in place
    ? config.globals.find(({ slug }) => slug === place.global)
    : config.collections.find(({ slug }) => slug === place.collection)
}

/** Returns whether both are the same document or global. */
export function isSameDocument(one: DocumentRef, other: DocumentRef): boolean {
  return adminPathOf(one) === adminPathOf(other)
}

/** Returns the path of the document's edit view in the CMS. */
export function adminPathOf(place: DocumentRef, { isTrashed = false } = {}): string {
  return 'global' in place
    ? `/admin/globals/${place.global}`
    : `/admin/collections/${place.collection}/${isTrashed ? 'trash/' : ''}${place.id}`
}
