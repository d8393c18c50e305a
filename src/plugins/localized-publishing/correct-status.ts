import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField, GlobalSlug, PayloadRequest, Where } from 'payload'
import { locales } from '../../i18n/locales.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { isPublishedIn, type Stored } from '../../lib/content/published.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { tableName, tableOf } from '../../lib/database/connection.ts'
import { realignTexts } from './content-part.ts'

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
  locale: PayloadRequest['locale']
}

/**
 * Returns a correction if Payload published more or less than was requested: duplicating would
 * publish the copy in every language of the original; unpublishing one language would publish
 * drafts of shared fields; moving to or out of the trash would publish drafts of the request's
 * language; publishing one language after rows were reordered would mix up the texts of the others.
 */
export function correctStatus({
  fields,
  before,
  after,
  requestedStatus,
  writtenStatus,
  isDuplicating,
  locale,
}: Write): Correction | undefined {
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
  const isWithdrawn = locales.some(
    (each) => isPublishedIn(before, each) && !isPublishedIn(after, each),
  )
  // Unpublishing again would publish drafts of shared fields, too.
  const isRepeatedWithdrawal = writtenStatus === 'draft' && !isDeepStrictEqual(before, after)
  if (isWithdrawn || isRepeatedWithdrawal) {
    const { _status: status, updatedAt } = after
    return { doc: { ...before, _status: status, updatedAt } }
  }
  const others = locales.filter((each) => each !== locale)
  const doc = realignTexts(fields, before, after, others)
  return isDeepStrictEqual(doc, after) ? undefined : { doc, version: 'texts' }
}

const draftEverywhere = Object.fromEntries(locales.map((locale) => [locale, 'draft']))

/** Writes a correction through the database adapter, so that Payload's hooks do not run again. */
export async function applyCorrection(
  req: PayloadRequest,
  ref: DocumentRef,
  { doc, version: correctedPart }: Correction,
): Promise<void> {
  const { db } = req.payload
  const write = { data: doc, req, returning: false } as const
  if ('global' in ref) await db.updateGlobal({ slug: ref.global, ...write })
  else await db.updateOne({ ...ref, ...write })
  if (!correctedPart) return
  const newest = { sort: '-updatedAt', limit: 1, req }
  if ('global' in ref) {
    const { global } = ref
    const { docs } = await db.findGlobalVersions<Doc>({
      ...newest,
      global,
      where: versionFilters[correctedPart],
    })
    for (const { id, ...version } of docs) {
      await db.updateGlobalVersion({
        global,
        id,
        req,
        versionData: applyToVersion(version, doc, correctedPart),
      })
    }
    return
  }
  const { collection, id: parent } = ref
  // Restoring from the trash stores two versions, and both would say what is no longer published.
  const written: Where = { updatedAt: { greater_than_equal: doc.updatedAt } }
  const filter = versionFilters[correctedPart]
  const where: Where = {
    and: [
      { parent: { equals: parent } },
      correctedPart === 'status' ? { or: [filter, written] } : filter,
    ],
  }
  const limit = correctedPart === 'status' ? 0 : 1
  const { docs } = await db.findVersions<Doc>({ ...newest, limit, collection, where })
  for (const { id, ...version } of docs) {
    await db.updateVersion({
      collection,
      id,
      req,
      versionData: applyToVersion(version, doc, correctedPart),
    })
  }
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
 * Selects the version to correct. When one language is published, Payload stores two versions: the
 * published document, and after it the drafts of all languages (`snapshot`).
 */
const versionFilters: Record<'status' | 'texts', Where> = {
  status: { latest: { equals: true } },
  texts: { snapshot: { not_equals: true } },
}

/** Returns the version with the corrected status and date, or with the corrected texts. */
function applyToVersion<Version extends { version: Doc }>(
  version: Version,
  doc: Doc,
  correctedPart: 'status' | 'texts',
): Version {
  const { _status, id, updatedAt, ...texts } = doc
  if (correctedPart === 'texts') return { ...version, version: { ...version.version, ...texts } }
  return { ...version, updatedAt, version: { ...version.version, _status, updatedAt } }
}
