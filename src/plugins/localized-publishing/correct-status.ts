import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField, GlobalSlug, PayloadRequest, Where } from 'payload'
import { type Locale, locales } from '../../i18n/locales.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { isPublishedIn, type Stored } from '../../lib/content/published.ts'
import type { StoredChange } from '../../lib/content/publishing-rule.ts'
import { type Doc, inLanguage } from '../../lib/content/stored-values.ts'
import { tableName, tableOf } from '../../lib/database/connection.ts'
import { copyTexts, isSameContent } from './content-part.ts'
import { newestVersion, type StoredVersion, updateVersions } from './stored-versions.ts'

/**
 * The document that should have been stored. `version` says which version also needs the
 * correction: the newest one its status, or the published one its texts.
 */
type Correction = { doc: Doc; version?: 'status' | 'texts' }

type Write = {
  fields: FlattenedField[]
  before: Stored
  after: Stored
  /** The status in the request; undefined if it has none. */
  requestedStatus: unknown
  /**
   * The status that Payload wrote. Without one in the request, it takes that of the newest version.
   */
  writtenStatus: unknown
  isDuplicating: boolean
  /** The language that is published with this write; undefined if all are. */
  locale: Locale | undefined
  /** Reads the drafts of all languages. */
  readDraft: () => Promise<Doc>
}

/**
 * Returns a correction if Payload published more or less than was requested: duplicating would
 * publish the copy in every language of the original; unpublishing one language would publish
 * drafts of shared fields; moving to or out of the trash would publish drafts of the request's
 * language; publishing one language would mix up the texts of the others after rows were reordered or
 * added, and keep its own former texts where the draft has none.
 */
export async function correctStatus({
  fields,
  before,
  after,
  requestedStatus,
  writtenStatus,
  isDuplicating,
  locale,
  readDraft,
}: Write): Promise<Correction | undefined> {
  if (after?._status === undefined) return undefined
  // Payload returns an empty object for a global that was never saved.
  if (before?._status === undefined) {
    return isDuplicating
      ? { doc: { ...after, _status: draftEverywhere }, version: 'status' }
      : undefined
  }
  const { _status } = before
  if (Boolean(before.deletedAt) !== Boolean(after.deletedAt)) {
    const { deletedAt, updatedAt } = after
    const isDraft = before.deletedAt && requestedStatus === 'draft'
    const status = isDraft ? draftEverywhere : _status
    return { doc: { ...before, _status: status, deletedAt, updatedAt }, version: 'status' }
  }
  const isUnpublished = locales.some(
    (each) => isPublishedIn(before, each) && !isPublishedIn(after, each),
  )
  // Unpublishing again would publish drafts of shared fields, too.
  const isRepeatedUnpublish = writtenStatus === 'draft' && !isDeepStrictEqual(before, after)
  if (isUnpublished || isRepeatedUnpublish) {
    const { _status: status, updatedAt } = after
    return { doc: { ...before, _status: status, updatedAt } }
  }
  const isByLanguage = typeof after._status === 'object'
  if (!locale || !isByLanguage || !isPublishedIn(after, locale)) return undefined
  const others = locales.filter((each) => each !== locale)
  const draft = await readDraft()
  const written = copyTexts(fields, after, draft, locale)
  // A new row appears in every published language, so it does with the drafts of its texts.
  const doc = others.reduce((each, other) => copyTexts(fields, each, before, other, draft), written)
  return isSameContent(doc, after) ? undefined : { doc, version: 'texts' }
}

const draftEverywhere = Object.fromEntries(locales.map((locale) => [locale, 'draft']))

/** Writes a correction through the database adapter, so that Payload's hooks do not run again. */
export async function applyCorrection(
  req: PayloadRequest,
  { flattenedFields: fields }: Pick<StoredChange['config'], 'flattenedFields'>,
  ref: DocumentRef,
  { doc, version: correctedPart }: Correction,
): Promise<void> {
  const { db } = req.payload
  const write = { data: doc, req, returning: false } as const
  if ('global' in ref) await db.updateGlobal({ slug: ref.global, ...write })
  else await db.updateOne({ ...ref, ...write })
  if (!correctedPart) return
  if (correctedPart === 'texts') {
    const { _status, id, updatedAt, ...texts } = doc
    const published = { where: { snapshot: { not_equals: true } }, limit: 1 }
    await updateVersions(req.payload, req, ref, published, (stored) => ({
      ...stored,
      version: { ...stored.version, ...texts },
    }))
    return
  }
  // Restoring from the trash stores two versions, and both would say what is no longer published.
  const written: Where = { updatedAt: { greater_than_equal: doc.updatedAt } }
  const where: Where = 'global' in ref ? newestVersion : { or: [newestVersion, written] }
  await updateVersions(req.payload, req, ref, { where, limit: 0 }, (stored) =>
    withStatusOf(fields, doc, stored),
  )
}

/**
 * Sets the publication date that a global's form shows. Payload leaves it unchanged if every text
 * is localized.
 */
export async function setUpdatedAt(
  req: PayloadRequest,
  global: GlobalSlug,
  updatedAt: string,
): Promise<void> {
  const { db, table } = await tableOf(req.payload, tableName(global), req)
  await db.update(table).set({ updatedAt })
}

/**
 * Returns a version with the status and date of the document that was written. When it is restored
 * from the trash, a language of which the version has a newer draft is a draft again.
 */
function withStatusOf(fields: FlattenedField[], doc: Doc, stored: StoredVersion): StoredVersion {
  const { deletedAt, updatedAt } = doc
  const statusIn = (locale: Locale, status: unknown) => {
    const [one, other] = [doc, stored.version].map((each) => inLanguage(fields, each, locale))
    return deletedAt || isSameContent(one ?? {}, other ?? {}) ? status : 'draft'
  }
  const _status = Object.fromEntries(
    Object.entries(doc._status as Doc).map(([locale, status]) => [
      locale,
      statusIn(locale as Locale, status),
    ]),
  )
  return {
    ...stored,
    updatedAt: String(updatedAt),
    version: { ...stored.version, _status, updatedAt },
  }
}
