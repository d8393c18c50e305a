import { isDeepStrictEqual } from 'node:util'
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest, Where } from 'payload'
import { locales } from '../../i18n/locales.ts'
import { withTextsInTheirRows } from '../../lib/content/content-part.ts'
import { isPublishedIn, type Stored } from '../../lib/content/published.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { tableOf } from '../../lib/database/connection.ts'

/**
 * What a write should have stored, and which version is to say the same: the status of the newest, or
 * the texts of the one that was published.
 */
type Correction = { doc: Doc; version?: 'status' | 'texts' }

/** A write: what was stored before and after it, and the status that it asked for. */
type Write = {
  fields: FlattenedField[]
  before: Stored
  after: Stored
  req: PayloadRequest
  asked?: unknown
}

/**
 * What should be stored where Payload makes more public, or less, than the request asked for:
 * a copy would be live in every language in which the original is; withdrawing one language would
 * publish the drafts of what all languages share; going into the trash, or out of it, would publish
 * those of the request's language; and publishing one language after rows have changed places would
 * mix up the texts of the others. Nothing, where all is right.
 */
export function correctStatus({
  fields,
  before,
  after,
  req,
  asked,
}: Write): Correction | undefined {
  const { isDuplicating } = req.context
  if (after?._status === undefined) return undefined
  // A global that was never written is an empty object.
  if (before?._status === undefined) {
    return isDuplicating ? { doc: { ...after, _status: allDrafts }, version: 'status' } : undefined
  }
  const { _status } = before
  if (Boolean(before.deletedAt) !== Boolean(after.deletedAt)) {
    const { deletedAt, updatedAt } = after
    const isDraft = before.deletedAt && asked === 'draft'
    const status = isDraft ? allDrafts : _status
    return {
      doc: { ...before, _status: status, deletedAt, updatedAt },
      version: before.deletedAt ? 'status' : undefined,
    }
  }
  const isWithdrawn = locales.some(
    (locale) => isPublishedIn(before, locale) && !isPublishedIn(after, locale),
  )
  // Also again: what is withdrawn already would publish drafts just the same.
  const isAskedAgain = asked === 'draft' && !isDeepStrictEqual(before, after)
  if (isWithdrawn || isAskedAgain) {
    const { _status: status, updatedAt } = after
    return { doc: { ...before, _status: status, updatedAt } }
  }
  const others = locales.filter((locale) => locale !== req.locale)
  const doc = withTextsInTheirRows(fields, before, after, others)
  return isDeepStrictEqual(doc, after) ? undefined : { doc, version: 'texts' }
}

const allDrafts = Object.fromEntries(locales.map((locale) => [locale, 'draft']))

/** Stores what is right of a document, past the CMS's hooks. */
export async function applyCorrection(
  req: PayloadRequest,
  collection: CollectionSlug,
  { doc, version: which }: Correction,
): Promise<void> {
  const { db } = req.payload
  await db.updateOne({ collection, id: Number(doc.id), data: doc, req, returning: false })
  if (!which) return
  const { docs } = await db.findVersions<Doc>({
    collection,
    where: { and: [{ parent: { equals: doc.id } }, whereOf[which]] },
    sort: '-updatedAt',
    limit: 1,
    req,
  })
  for (const { id, ...version } of docs) {
    const versionData = corrected(version, doc, which)
    await db.updateVersion({ collection, id, versionData, req })
  }
}

/** The same of a global. */
export async function applyGlobalCorrection(
  req: PayloadRequest,
  slug: GlobalSlug,
  { doc, version: which }: Correction,
): Promise<void> {
  const { db } = req.payload
  await db.updateGlobal({ slug, data: doc, req, returning: false })
  if (!which) return
  const where = whereOf[which]
  const newest = { global: slug, where, sort: '-updatedAt', limit: 1, req }
  const { docs } = await db.findGlobalVersions<Doc>(newest)
  for (const { id, ...version } of docs) {
    const versionData = corrected(version, doc, which)
    await db.updateGlobalVersion({ global: slug, id, versionData, req })
  }
}

/** Gives a global the date of its write. */
export async function setUpdatedAt(
  req: PayloadRequest,
  slug: GlobalSlug,
  at: string,
): Promise<void> {
  const { db, table } = await tableOf(req.payload, slug.replaceAll('-', '_'), req)
  await db.update(table).set({ updatedAt: at })
}

/** Beside what one language was published in, Payload keeps the drafts of all as the newest version. */
const whereOf: Record<'status' | 'texts', Where> = {
  status: { latest: { equals: true } },
  texts: { snapshot: { not_equals: true } },
}

/** A version with the status and date of what is stored, or with its texts. */
function corrected<Version extends { version: Doc }>(
  version: Version,
  doc: Doc,
  which: 'status' | 'texts',
): Version {
  const { _status, id, updatedAt, ...texts } = doc
  if (which === 'texts') return { ...version, version: { ...version.version, ...texts } }
  return { ...version, updatedAt, version: { ...version.version, _status, updatedAt } }
}
