import type { Payload, PayloadRequest, Where } from 'payload'
import { type Locale, locales } from '../../i18n/locales.ts'
import { afterTransaction } from '../database/transaction.ts'
import { adminPathOf, configAt, type DocumentRef } from './document-ref.ts'
import { isPublishedIn, type Stored } from './published.ts'
import type { Doc } from './stored-values.ts'

/**
 * Remembers in which languages a write unpublished a document, until it is published there again.
 * The versions do not tell, because older ones are deleted.
 */
export async function rememberUnpublished(
  req: PayloadRequest,
  place: DocumentRef,
  before: Stored,
  after: Stored,
): Promise<void> {
  // Moving a document to the trash does not unpublish it: it can be restored as it was published.
  if (!after || after.deletedAt) return
  const { kv, logger } = req.payload
  const remember = async () => {
    for (const locale of locales) {
      const key = keyOf(place, locale)
      if (isPublishedIn(after, locale)) await kv.delete(key)
      else if (isPublishedIn(before, locale)) await kv.set(key, {})
    }
  }
  // After the transaction, because the store uses a connection of its own.
  await afterTransaction(req.payload, req, async (ending) => {
    if (ending === 'rolledBack') return
    await remember().catch((err) => logger.error({ err }, 'The unpublication was not remembered'))
  })
}

const keyOf = (place: DocumentRef, locale: Locale) => `unpublished ${adminPathOf(place)} ${locale}`

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
  if (await payload.kv.has(keyOf(place, locale))) return true
  // Versions of documents that were unpublished before this was remembered.
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

/** Returns whether a document was published in a language and has been unpublished since; false if it does not exist. */
export async function isUnpublished(
  payload: Payload,
  place: DocumentRef,
  locale: Locale,
): Promise<boolean> {
  const options = { locale: 'all', depth: 0 } as const
  const stored =
    'global' in place
      ? await payload.findGlobal({ ...options, slug: place.global })
      : await payload.findByID({ ...options, ...place, disableErrors: true })
  if (!stored || isPublishedIn(stored as unknown as Doc, locale)) return false
  return wasUnpublished(payload, place, locale)
}
