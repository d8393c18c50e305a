import type { Payload, Where } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import { configAt, type DocumentRef } from './document-ref.ts'
import { isPublishedIn } from './published.ts'
import type { Doc } from './stored-values.ts'

/**
 * Returns whether a document that is not published in a language was published there and has been
 * unpublished since. One that was published when it was moved to the trash is restored as a draft;
 * nobody unpublished it.
 */
export async function wasUnpublished(
  payload: Payload,
  place: DocumentRef,
  locale: Locale,
): Promise<boolean> {
  const drafts = configAt(payload, place)?.versions?.drafts
  const isByLanguage = typeof drafts === 'object' && Boolean(drafts.localizeStatus)
  const path = isByLanguage ? `version._status.${locale}` : 'version._status'
  const isPublished: Where = { [path]: { equals: 'published' } }
  if ('global' in place) {
    const { global } = place
    return (await payload.db.countGlobalVersions({ global, where: isPublished })).totalDocs > 0
  }
  const { collection, id } = place
  const where = { and: [{ parent: { equals: id } }, isPublished] }
  const latest = { sort: '-createdAt', limit: 1, pagination: false } as const
  const { docs } = await payload.db.findVersions<Doc>({ collection, where, ...latest })
  return docs.some(({ version }) => !version.deletedAt)
}

/** Returns whether a document was published in a language and has been unpublished since. */
export async function isWithdrawn(
  payload: Payload,
  place: DocumentRef,
  locale: Locale,
): Promise<boolean> {
  const options = { locale: 'all', depth: 0 } as const
  const stored =
    'global' in place
      ? await payload.findGlobal({ ...options, slug: place.global })
      : await payload.findByID({ ...options, collection: place.collection, id: place.id })
  if (isPublishedIn(stored as unknown as Doc, locale)) return false
  return wasUnpublished(payload, place, locale)
}
