import path from 'node:path'
import type { Payload } from 'payload'
import { connectionOf } from '../database/connection.ts'
import {
  afterTransaction,
  inTransaction,
  type TransactionRequest,
} from '../database/transaction.ts'
import { linkOrCopy } from './stored-files.ts'
import {
  createUnsettled,
  type IsRecorded,
  leaveUnsettled,
  leftoversIn,
  removeUnsettled,
  settle,
} from './unsettled-files.ts'

/** The collections with files on the disk. */
export const uploadCollections = ['onboarding-documents', 'media', 'recordings'] as const

export type UploadCollection = (typeof uploadCollections)[number]

/** Folders beside the stored files: of what is being stored, and of what is being deleted. */
const parents = { incoming: '.incoming', outgoing: '.outgoing' }

/** The names of a record's files, its sizes included. */
type Files = {
  id: number
  filename?: string | null
  sizes?: Record<string, { filename?: string | null }>
}

/**
 * Keeps the files of a record until the transaction of `req` has ended. Payload deletes them before
 * the commit; if there is none they are put back. Throws if a file cannot be kept.
 */
export async function retainFiles(
  cms: Payload,
  req: TransactionRequest,
  { collection, id }: { collection: UploadCollection; id: number | string },
): Promise<void> {
  const { transactionID } = req
  const where = { id: { equals: id } }
  const record = await cms.db.findOne<Files>({ collection, where, req: { transactionID } })
  const names = namesOf(record)
  if (names.length === 0) return
  const store = storeOf(cms, collection)
  const folder = await createUnsettled(path.join(store, parents.outgoing))
  try {
    for (const name of names) {
      await linkOrCopy(path.join(store, name), path.join(folder, name)).catch(ignoreMissing)
    }
  } catch (error) {
    await removeUnsettled(folder)
    throw error
  }
  // Without a transaction the folder waits for a sweep.
  await afterTransaction(cms, req, (isCommitted) =>
    (isCommitted
      ? settle(folder, recordsOf(cms, collection))
      : settleForSure(cms, collection, folder)
    ).catch(async (error) => {
      cms.logger.error({ err: error }, `Files of ${collection} wait for the next sweep`)
      await leaveUnsettled(folder)
    }),
  )
}

/** Clears up what killed processes left of a collection; resolves to the number of folders. */
export async function sweepUploads(cms: Payload, collection: UploadCollection): Promise<number> {
  let swept = 0
  for (const folder of await unsettledUploads(storeOf(cms, collection))) {
    await settleForSure(cms, collection, folder)
    swept++
  }
  return swept
}

/** The folders of a store that wait for a sweep. */
async function unsettledUploads(store: string): Promise<string[]> {
  const found = Object.values(parents).map((parent) => leftoversIn(path.join(store, parent)))
  return (await Promise.all(found)).flat()
}

/**
 * Settles a folder of which nobody knows how its transaction ended, or whether it has: the lock is
 * given when every transaction that writes such records has ended.
 */
async function settleForSure(cms: Payload, collection: UploadCollection, folder: string) {
  await inTransaction(cms, async (req) => {
    const db = await connectionOf(cms, req)
    await db.execute(`SET LOCAL lock_timeout = '10s'`)
    await db.execute(`LOCK TABLE ${collection.replaceAll('-', '_')} IN SHARE MODE`)
    await settle(folder, recordsOf(cms, collection, req))
  })
}

function recordsOf(
  cms: Payload,
  collection: UploadCollection,
  req: TransactionRequest = {},
): IsRecorded {
  const sizes = cms.collections[collection].config.upload.imageSizes ?? []
  const paths = ['filename', ...sizes.map(({ name }) => `sizes.${name}.filename`)]
  return async (name) => {
    const where = { or: paths.map((each) => ({ [each]: { equals: name } })) }
    const { totalDocs } = await cms.db.count({ collection, where, req })
    return totalDocs > 0
  }
}

function storeOf(cms: Payload, collection: UploadCollection): string {
  return path.resolve(cms.collections[collection].config.upload.staticDir ?? '')
}

function namesOf(record: Files | null): string[] {
  const sizes = Object.values(record?.sizes ?? {})
  return [record, ...sizes].flatMap((file) => {
    const name = file?.filename
    // Stored names are plain ones; a record changed by hand must not lead out of the folder.
    return name && path.basename(name) === name ? [name] : []
  })
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
