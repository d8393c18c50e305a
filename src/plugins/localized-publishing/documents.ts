import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { defaultLocale, isLocale, type Locale } from '../../i18n/locales.ts'
import { adminPathOf, configAt, type DocumentRef } from '../../lib/content/document-ref.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { languagesShowing } from '../../lib/content/validate-content.ts'
import type { TransactionRequest } from '../../lib/database/transaction.ts'

/** A collection or global. */
export type EntityRef = { collection: CollectionSlug } | { global: GlobalSlug }

type ReadOptions = {
  locale: Locale | 'all'
  draft: boolean
  user: PayloadRequest['user']
  transactionID?: TransactionRequest['transactionID']
}

/**
 * Reads the published document or its latest draft with the user's access rights. Includes
 * documents in the trash, which the staff can open.
 */
export async function readDocument(
  payload: Payload,
  ref: DocumentRef,
  { transactionID, ...reading }: ReadOptions,
): Promise<Doc> {
  const options = { ...reading, depth: 0, overrideAccess: false, req: { transactionID } } as const
  const found =
    'global' in ref
      ? await payload.findGlobal({ slug: ref.global, ...options })
      : await payload.findByID({
          collection: ref.collection,
          id: ref.id,
          trash: true,
          ...options,
        })
  return found as unknown as Doc
}

/** Returns the configuration of the collection or global; throws if there is none. */
export function configOf(payload: Payload, ref: DocumentRef) {
  const found = configAt(payload, ref)
  if (!found) throw new Error(`There is no ${adminPathOf(ref)}.`)
  return found
}

/** Returns whether each language has its own status, instead of one for the whole document. */
export function hasLocalizedStatus({ versions }: ReturnType<typeof configOf>): boolean {
  const drafts = versions ? versions.drafts : undefined
  return typeof drafts === 'object' && Boolean(drafts.localizeStatus)
}

/** Returns the locale if it is a content language, otherwise (with "all" selected) the default one. */
export function contentLocale(locale: unknown): Locale {
  return isLocale(locale) ? locale : defaultLocale
}

/** Returns the languages with a status of their own; the default one if all share a status. */
export function publishableLocales(
  config: ReturnType<typeof configOf>,
  doc: Doc,
): readonly Locale[] {
  return hasLocalizedStatus(config) ? languagesShowing(config.slug, doc) : [defaultLocale]
}

type VersionReading = { id: number; user: PayloadRequest['user'] }

/** Reads a version in all languages, and the id of its document. */
export async function readVersion(
  payload: Payload,
  entity: EntityRef,
  { id, user }: VersionReading,
): Promise<{ parent: number; savedAt: string; version: Doc }> {
  const options = { id, locale: 'all', depth: 0, overrideAccess: false, user } as const
  const found =
    'global' in entity
      ? await payload.findGlobalVersionByID({ slug: entity.global, ...options } as never)
      : await payload.findVersionByID({
          collection: entity.collection,
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
