import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import { env } from '../../env.ts'
import { afterTransaction, type TransactionRequest } from '../database/transaction.ts'
import { incomingDocuments, spoolOf, storeOf } from './configured-stores.ts'
import { isStoreUnavailable } from './file-store.ts'
import { sweepIncomingFolders } from './incoming-folders.ts'
import {
  cancelRemoval,
  removeNow,
  scheduleRemoval,
  scheduleRemovalUnlessRecorded,
} from './removals.ts'
import { requireSpace } from './require-space.ts'
import { type UploadCollection, uploadCollections } from './stores.ts'

/**
 * Connects Payload's uploads with the file stores. Payload writes files to a local
 * spool folder, and they are moved to the store before the transaction commits. Payload
 * never deletes stored files.
 */

/** The part of an upload's record that names its files. */
export type UploadRecord = {
  id: number | string
  filename?: string | null
  mimeType?: string | null
  sizes?: Record<string, { filename?: string | null }> | null
}

/**
 * Milliseconds after which a spooled file counts as left over, because no request takes that long.
 */
const oldAfter = 60 * 60 * 1000

type Upload = { collection: UploadCollection; id: number | string }

/** Reads the record of a file, without access rules, in the transaction of the request. */
export async function findUpload(
  cms: Payload,
  { collection, id }: Upload,
  { transactionID }: TransactionRequest,
): Promise<UploadRecord | null> {
  const where = { id: { equals: id } }
  return cms.db.findOne<UploadRecord & { id: number }>({
    collection,
    where,
    req: { transactionID },
  })
}

/** Copies a stored file to the spool, where Payload reads an image that it duplicates or whose focal point moves. */
export async function spoolStoredFile(
  collection: UploadCollection,
  { filename }: UploadRecord,
): Promise<void> {
  if (!filename) return
  await requireSpace(env.DATA_DIR)
  await fs.mkdir(spoolOf(collection), { recursive: true })
  const file = await storeOf(collection).open(filename)
  if (!file) return
  await pipeline(await file.read(), createWriteStream(path.join(spoolOf(collection), filename)))
}

/** Reads a stored file. Resolves to undefined if there is none. */
export async function readStoredFile(
  collection: UploadCollection,
  { filename }: UploadRecord,
): Promise<Buffer | undefined> {
  const file = filename ? await storeOf(collection).open(filename) : undefined
  return file && buffer(await file.read())
}

type SpooledUpload = Upload & {
  /** The record before the change, if it existed. */
  former?: UploadRecord
  /** The record whose file was spooled to be copied. */
  original?: UploadRecord
  requireQuota: (bytes: number) => Promise<void>
}

/**
 * Moves a record's files from the spool to the store, in the transaction that stores the record,
 * and schedules the removal of replaced files. Throws if a file cannot be stored, or if `requireQuota` rejects
 * the number of bytes that would be added.
 */
export async function storeSpooledFiles(
  cms: Payload,
  req: TransactionRequest,
  { collection, id, former, original, requireQuota }: SpooledUpload,
): Promise<void> {
  const names = namesOf(await findUpload(cms, { collection, id }, req))
  const formerNames = namesOf(former)
  try {
    if (names.every((name) => formerNames.includes(name))) return
    const spooled = await inSpool(collection, names)
    const added = spooled.filter((name) => !formerNames.includes(name))
    await requireQuota(await spooledBytes(collection, added))
    const files = { collection, names: spooled }
    await scheduleRemovalUnlessRecorded(cms, files)
    let mayBeStoring = false
    await afterTransaction(cms, req, async (ending) => {
      if (ending === 'rolledBack' && !mayBeStoring)
        await removeNow(cms, { collection, names: added })
    })
    const sources = spooled.map((name) => ({ source: path.join(spoolOf(collection), name), name }))
    // Names are unique except for seeded files, and for an image whose focal point moves.
    await storeOf(collection)
      .put(sources, { isReplacing: true })
      .catch((error) => {
        // A bucket may complete an upload that timed out, after its file was removed.
        mayBeStoring = isStoreUnavailable(error)
        throw error
      })
    await cancelRemoval(cms, files, req)
    const replaced = formerNames.filter((name) => !names.includes(name))
    await scheduleRemoval(cms, { collection, names: replaced }, req)
  } finally {
    await emptySpool(collection, [...names, ...namesOf(original)])
  }
}

/** Schedules the removal of a record's files, in the transaction that deletes the record. */
export async function scheduleRemovalOfFiles(
  cms: Payload,
  req: TransactionRequest,
  upload: Upload,
): Promise<void> {
  const names = namesOf(await findUpload(cms, upload, req))
  await scheduleRemoval(cms, { collection: upload.collection, names }, req)
}

/** Removes local files that killed processes or rejected changes left behind. */
export async function sweepLocalFiles(): Promise<void> {
  await sweepIncomingFolders(incomingDocuments)
  for (const collection of uploadCollections) await sweepSpool(collection)
}

async function sweepSpool(collection: UploadCollection): Promise<void> {
  const folder = spoolOf(collection)
  for (const name of await fs.readdir(folder).catch(() => [])) {
    const stats = await fs.stat(path.join(folder, name)).catch(() => undefined)
    if (stats && Date.now() - stats.mtimeMs > oldAfter) await emptySpool(collection, [name])
  }
}

async function inSpool(collection: UploadCollection, names: string[]): Promise<string[]> {
  const found = new Set(await fs.readdir(spoolOf(collection)).catch(() => []))
  return names.filter((name) => found.has(name))
}

async function spooledBytes(collection: UploadCollection, names: string[]): Promise<number> {
  let bytes = 0
  for (const name of names) bytes += (await fs.stat(path.join(spoolOf(collection), name))).size
  return bytes
}

async function emptySpool(collection: UploadCollection, names: string[]): Promise<void> {
  for (const name of names) await fs.rm(path.join(spoolOf(collection), name), { force: true })
}

function namesOf(record: UploadRecord | null | undefined): string[] {
  const sizes = Object.values(record?.sizes ?? {})
  return [record, ...sizes].flatMap((file) => {
    const name = file?.filename
    // Ignores names with path separators: a manipulated record must not reference other files.
    return name && path.basename(name) === name ? [name] : []
  })
}
