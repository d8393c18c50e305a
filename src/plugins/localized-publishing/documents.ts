import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { adminPathOf, configAt, type DocumentRef } from '../../lib/content/document-ref.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { languagesShowing } from '../../lib/content/validate-content.ts'
import type { TransactionRequest } from '../../lib/database/transaction.ts'

type ReadOptions = {
  locale: Locale | 'all'
  draft: boolean
  user: PayloadRequest['user']
  /** The transaction to read in. */
  transactionID?: TransactionRequest['transactionID']
}

/**
 * A document as that user may read it: as it is published, or as it was saved last. In the trash,
 * too, where the staff can look at it.
 */
export async function readDocument(
  payload: Payload,
  place: DocumentRef,
  { transactionID, ...reading }: ReadOptions,
): Promise<Doc> {
  const options = { ...reading, depth: 0, overrideAccess: false, req: { transactionID } } as const
  const found =
    'global' in place
      ? await payload.findGlobal({ slug: place.global, ...options })
      : await payload.findByID({
          collection: place.collection,
          id: place.id,
          trash: true,
          ...options,
        })
  return found as unknown as Doc
}

/** The collection's or global's configuration. */
export function configOf(payload: Payload, place: DocumentRef) {
  const found = configAt(payload, place)
  if (!found) throw new Error(`There is no ${adminPathOf(place)}.`)
  return found
}

/** Whether a document is published in each language by itself, and not in all of them as one. */
export function isByLanguage({ versions }: ReturnType<typeof configOf>): boolean {
  const drafts = versions ? versions.drafts : undefined
  return typeof drafts === 'object' && Boolean(drafts.localizeStatus)
}

/** The languages that a document is published in; the default one stands for all published as one. */
export function languagesOf(config: ReturnType<typeof configOf>, doc: Doc): readonly Locale[] {
  return isByLanguage(config) ? languagesShowing(config.slug, doc) : [defaultLocale]
}

type VersionReading = { id: number; user: PayloadRequest['user'] }

/** A version in every language, and the document that it is one of. */
export async function readVersion(
  payload: Payload,
  owner: { global: GlobalSlug } | { collection: CollectionSlug },
  { id, user }: VersionReading,
): Promise<{ parent: number; savedAt: string; version: Doc }> {
  const options = { id, locale: 'all', depth: 0, overrideAccess: false, user } as const
  const found =
    'global' in owner
      ? await payload.findGlobalVersionByID({ slug: owner.global, ...options } as never)
      : await payload.findVersionByID({
          collection: owner.collection,
          trash: true,
          ...options,
        } as never)
  const { parent, updatedAt, version } = found as unknown as {
    parent?: number
    updatedAt: string
    version: Doc
  }
  return { parent: Number(parent), savedAt: updatedAt, version }
}
