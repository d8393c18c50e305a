import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** Where the CMS has a document: a global, or one of a collection. */
export type DocumentRef = { global: GlobalSlug } | { collection: CollectionSlug; id: number }

/** The configuration of its collection or global; nothing if there is none: a stored plan may name any. */
export function configAt({ config }: Payload, place: DocumentRef) {
  return 'global' in place
    ? config.globals.find(({ slug }) => slug === place.global)
    : config.collections.find(({ slug }) => slug === place.collection)
}

export function isSamePlace(one: DocumentRef, other: DocumentRef): boolean {
  return adminPathOf(one) === adminPathOf(other)
}

/** The address of its form in the CMS. */
export function adminPathOf(place: DocumentRef, { isTrashed = false } = {}): string {
  return 'global' in place
    ? `/admin/globals/${place.global}`
    : `/admin/collections/${place.collection}/${isTrashed ? 'trash/' : ''}${place.id}`
}
