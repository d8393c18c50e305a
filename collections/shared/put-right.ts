import { isDeepStrictEqual } from 'node:util'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { locales } from '../../src/i18n/locales.ts'
import { tableOf } from '../../src/lib/database.ts'
import type { Doc } from '../../src/lib/stored-values.ts'
import { isLive, type Stored } from './live.ts'

/** What a write should have stored, and whether its newest version is to say the same. */
type Right = { doc: Doc; alsoVersion: boolean }

/**
 * What should be stored where Payload makes more public, or less, than whoever wrote has asked for:
 * a copy would be live in every language in which the original is; a restored draft would take its
 * languages off the site; and withdrawing one language would publish the drafts of what all
 * languages share. Nothing, where all is right.
 */
export function putRight(before: Stored, after: Stored, req: PayloadRequest): Right | undefined {
  if (after?._status === undefined) return undefined
  const { isDuplicating, isRestoringVersion } = req.context
  // A global that was never written is an empty object.
  if (before?._status === undefined) {
    return isDuplicating ? { doc: { ...after, _status: allDrafts }, alsoVersion: true } : undefined
  }
  const { _status } = before
  if (isRestoringVersion) {
    // Payload gives a restored global the date of its version: drafts since then would be newer.
    const updatedAt = new Date().toISOString()
    return { doc: { ...after, _status, updatedAt }, alsoVersion: true }
  }
  const isWithdrawn = locales.some((locale) => isLive(before, locale) && !isLive(after, locale))
  if (!isWithdrawn) return undefined
  const { _status: status, updatedAt } = after
  return { doc: { ...before, _status: status, updatedAt }, alsoVersion: false }
}

const allDrafts = Object.fromEntries(locales.map((locale) => [locale, 'draft']))

/** Stores what is right of a document, past the CMS's hooks. */
export async function storeRight(
  req: PayloadRequest,
  collection: CollectionSlug,
  { doc, alsoVersion }: Right,
): Promise<void> {
  const { db } = req.payload
  await db.updateOne({ collection, id: Number(doc.id), data: doc, req, returning: false })
  if (!alsoVersion) return
  const { docs } = await db.findVersions<Doc>({
    collection,
    where: { and: [{ parent: { equals: doc.id } }, { latest: { equals: true } }] },
    limit: 1,
    req,
  })
  for (const { id, ...version } of docs) {
    const versionData = corrected(version, doc)
    await db.updateVersion({ collection, id, versionData, req })
  }
}

/** The same of a global. */
export async function storeRightGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
  { doc, alsoVersion }: Right,
): Promise<void> {
  const { db } = req.payload
  await db.updateGlobal({ slug, data: doc, req, returning: false })
  if (!alsoVersion) return
  const where = { latest: { equals: true } }
  const { docs } = await db.findGlobalVersions<Doc>({ global: slug, where, limit: 1, req })
  for (const { id, ...version } of docs) {
    const versionData = corrected(version, doc)
    await db.updateGlobalVersion({ global: slug, id, versionData, req })
  }
}

/**
 * Whether a global was written without a new date: Payload gives none to one whose texts are all in
 * languages, and its older drafts would seem newer than what is published (payload issue 16395).
 */
export function isUndated(before: Stored, after: Stored): boolean {
  return before?.updatedAt === after?.updatedAt && !isDeepStrictEqual(before, after)
}

/** Gives a global the date of its write. */
export async function date(req: PayloadRequest, slug: GlobalSlug, at: string): Promise<void> {
  const { db, table } = await tableOf(req.payload, slug.replaceAll('-', '_'), req)
  await db.update(table).set({ updatedAt: at })
}

/** A version with the status and date of what is stored. */
function corrected<Version extends { version: Doc }>(version: Version, doc: Doc): Version {
  const { _status, updatedAt } = doc
  return { ...version, updatedAt, version: { ...version.version, _status, updatedAt } }
}
