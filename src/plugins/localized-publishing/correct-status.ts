import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField, GlobalSlug, PayloadRequest, Where } from 'payload'
import { locales } from '../../i18n/locales.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { isPublishedIn, type Stored } from '../../lib/content/published.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { tableName, tableOf } from '../../lib/database/connection.ts'
import { withTextsInTheirRows } from './content-part.ts'

/**
 * What a write should have stored, and what its version takes over from that: the newest version the
 * status, or the published one the texts.
 */
type Correction = { doc: Doc; version?: 'status' | 'texts' }

/** A write: what was stored before and after it. */
type Write = {
  fields: FlattenedField[]
  before: Stored
  after: Stored
  /** The status that the request names; nothing if it names none. */
  asked: unknown
  /** The status that Payload wrote: without one in the request, that of the newest version. */
  written: unknown
  isDuplicating: boolean
  /** The language of the request. */
  locale: PayloadRequest['locale']
}

/**
 * What should be stored where Payload makes more public, or less, than the request asked for: a copy
 * would be published in every language in which the original is; withdrawing one language would
 * publish the drafts of what all languages share; going into the trash, or out of it, would publish
 * those of the request's language; and publishing one language after rows have changed places would
 * mix up the texts of the others. Nothing, if Payload has stored what was asked for.
 */
export function correctStatus({
  fields,
  before,
  after,
  asked,
  written,
  isDuplicating,
  locale,
}: Write): Correction | undefined {
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
    (each) => isPublishedIn(before, each) && !isPublishedIn(after, each),
  )
  // Also again: what is withdrawn already would publish drafts just the same.
  const isAskedAgain = written === 'draft' && !isDeepStrictEqual(before, after)
  if (isWithdrawn || isAskedAgain) {
    const { _status: status, updatedAt } = after
    return { doc: { ...before, _status: status, updatedAt } }
  }
  const others = locales.filter((each) => each !== locale)
  const doc = withTextsInTheirRows(fields, before, after, others)
  return isDeepStrictEqual(doc, after) ? undefined : { doc, version: 'texts' }
}

const allDrafts = Object.fromEntries(locales.map((locale) => [locale, 'draft']))

/** Stores a correction, without running Payload's hooks again. */
export async function applyCorrection(
  req: PayloadRequest,
  place: DocumentRef,
  { doc, version: which }: Correction,
): Promise<void> {
  const { db } = req.payload
  const write = { data: doc, req, returning: false } as const
  if ('global' in place) await db.updateGlobal({ slug: place.global, ...write })
  else await db.updateOne({ ...place, ...write })
  if (!which) return
  const newest = { sort: '-updatedAt', limit: 1, req }
  if ('global' in place) {
    const { global } = place
    const { docs } = await db.findGlobalVersions<Doc>({ ...newest, global, where: whereOf[which] })
    for (const { id, ...version } of docs) {
      await db.updateGlobalVersion({ global, id, req, versionData: corrected(version, doc, which) })
    }
    return
  }
  const { collection, id: parent } = place
  const where: Where = { and: [{ parent: { equals: parent } }, whereOf[which]] }
  const { docs } = await db.findVersions<Doc>({ ...newest, collection, where })
  for (const { id, ...version } of docs) {
    await db.updateVersion({ collection, id, req, versionData: corrected(version, doc, which) })
  }
}

/**
 * Gives a global the date of its publication, which its form shows. Payload leaves the former one where
 * all texts are localized.
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
 * The version that a correction changes. Where one language is published, Payload stores two: what is
 * published, and after it the drafts of all languages (`snapshot`).
 */
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
