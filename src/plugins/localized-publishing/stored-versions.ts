import { and, eq, lt, or, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, TypeWithVersion, Where } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { tableName, tableOf } from '../../lib/database/connection.ts'
import type { TransactionRequest } from '../../lib/database/transaction.ts'
import { contentOf } from './content-part.ts'

/** A version as the database adapter reads it, in all languages. */
export type StoredVersion = Omit<TypeWithVersion<Doc>, 'id'>

/** Selects the newest version, which contains the drafts of all languages. */
export const newestVersion: Where = { latest: { equals: true } }

/** Latest versions that are read at once. */
const maxRead = 20

type Selection = {
  where: Where
  /** The maximum number of versions; 0 for all. */
  limit: number
}

/** Reads the newest version of a document in all languages. */
export async function readNewestVersion(
  payload: Payload,
  req: TransactionRequest,
  ref: DocumentRef,
): Promise<Doc> {
  const [newest = {}] = await readVersions(payload, req, ref, { where: newestVersion, limit: 1 })
  return newest
}

/** Reads versions of a document in all languages, by default the latest ones, newest first. */
export async function readVersions(
  { db }: Payload,
  req: TransactionRequest,
  ref: DocumentRef,
  { where, limit }: Selection = { where: {}, limit: maxRead },
): Promise<Doc[]> {
  const query = { limit, pagination: false, sort: '-updatedAt', req }
  const { docs } =
    'global' in ref
      ? await db.findGlobalVersions<Doc>({ ...query, global: ref.global, where })
      : await db.findVersions<Doc>({
          ...query,
          collection: ref.collection,
          where: { and: [{ parent: { equals: ref.id } }, where] },
        })
  return docs.map(({ version }) => version)
}

/** Changes versions of a document through the database adapter, so that no hooks of Payload run. */
export async function updateVersions(
  { db }: Payload,
  req: TransactionRequest,
  ref: DocumentRef,
  { where, limit }: Selection,
  change: (version: StoredVersion) => StoredVersion,
): Promise<void> {
  const query = { sort: '-updatedAt', limit, req }
  if ('global' in ref) {
    const { global } = ref
    const { docs } = await db.findGlobalVersions<Doc>({ ...query, global, where })
    for (const { id, ...version } of docs) {
      await db.updateGlobalVersion({ global, id, req, versionData: change(version) as never })
    }
    return
  }
  const { collection, id: parent } = ref
  const { docs } = await db.findVersions<Doc>({
    ...query,
    collection,
    where: { and: [{ parent: { equals: parent } }, where] },
  })
  for (const { id, ...version } of docs) {
    await db.updateVersion({ collection, id, req, versionData: change(version) as never })
  }
}

/** The status of the draft in the languages that were written. */
export type DraftStatus = Partial<Record<Locale, 'draft' | 'published'>>

/**
 * Sets the draft of a document in all languages. When Payload writes one language, it drops the
 * texts of the others in rows that it removes or adds again.
 */
export async function replaceDraft(
  payload: Payload,
  req: TransactionRequest,
  ref: DocumentRef,
  { _status, ...draft }: Doc,
  status: DraftStatus,
): Promise<void> {
  const isByLanguage = typeof _status === 'object'
  await updateVersions(payload, req, ref, { where: newestVersion, limit: 1 }, (stored) => ({
    ...stored,
    version: {
      ...stored.version,
      ...contentOf(draft),
      ...(isByLanguage && { _status: { ..._status, ...status } }),
    },
  }))
}

/**
 * Sets the time of a draft's last save to that of the document. After a change of publication of one
 * language, Payload stores the drafts with their former time, although it has changed them.
 */
export async function setDraftTime(
  req: PayloadRequest,
  ref: DocumentRef,
  updatedAt: unknown,
): Promise<void> {
  const isGlobal = 'global' in ref
  const name = `_${tableName(isGlobal ? ref.global : ref.collection)}_v`
  const { db, table } = await tableOf(req.payload, name, req)
  const isNewest = eq(table.latest, true)
  await db
    .update(table)
    .set({ version_updatedAt: updatedAt })
    .where(isGlobal ? isNewest : and(eq(table.parent, ref.id), isNewest))
}

/** Hours during which the autosaves of an account are stored in one version. */
const versionHours = 1

type VersionEnd = {
  /** The account that saves next. */
  savedBy: string | null
  isAlways: boolean
}

/**
 * Lets the next autosave begin a new version if the newest one was saved by somebody else or was begun long ago,
 * or if it `isAlways` to. Payload stores all autosaves of a document in one, so that nobody could return to what it contained.
 */
export async function endVersion(
  req: PayloadRequest,
  ref: DocumentRef,
  { savedBy, isAlways }: VersionEnd,
): Promise<void> {
  const isGlobal = 'global' in ref
  const name = `_${tableName(isGlobal ? ref.global : ref.collection)}_v`
  const { db, table } = await tableOf(req.payload, name, req)
  const since = new Date(Date.now() - versionHours * 60 * 60 * 1000).toISOString()
  await db
    .update(table)
    .set({ autosave: false })
    .where(
      and(
        isGlobal ? undefined : eq(table.parent, ref.id),
        eq(table.latest, true),
        eq(table.autosave, true),
        isAlways
          ? undefined
          : or(
              sql`${table.version_savedBy} IS DISTINCT FROM ${savedBy}`,
              lt(table.createdAt, since),
            ),
      ),
    )
}
