import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { drizzleOf } from '../database/connection.ts'
import { inTransaction, type TransactionRequest } from '../database/transaction.ts'
import { storeOf } from './configured-stores.ts'
import { isStoreUnavailable } from './file-store.ts'
import { removalDelayHours } from './removal-delay.ts'
import type { UploadCollection } from './stores.ts'

/**
 * Scheduled removals of files: a file is removed when it is due, unless a record references
 * it by then. A removal is inserted before a file is stored, and deleted by the transaction
 * that stores its record. So files of killed processes are removed, even if they ran on
 * another machine. Deleting a record schedules the removal in the same transaction, with a
 * delay for running backups.
 */

const hour = 60 * 60 * 1000

/**
 * Milliseconds until a new file is removed if its record has not been stored. No
 * transaction takes longer.
 */
const unrecordedDelay = hour

type NamedFiles = { collection: UploadCollection; names: readonly string[] }

/**
 * Schedules the removal of new files. Call it outside the transaction, before storing the files.
 */
export async function scheduleRemovalUnlessRecorded(
  cms: Payload,
  files: NamedFiles,
): Promise<void> {
  await insertRemovals(cms, { ...files, due: new Date(Date.now() + unrecordedDelay) })
}

/**
 * Cancels the removal of new files. Call it in the transaction that stores their records. Throws if
 * a file was removed already, because storing it took longer than the delay.
 */
export async function cancelRemoval(cms: Payload, files: NamedFiles, req: TransactionRequest) {
  const canceled = await deleteRemovals(cms, files, req)
  if (canceled < files.names.length)
    throw new Error('A new file was removed before its record was stored')
}

/** Schedules the removal of files. Call it in the transaction that deletes their records. */
export async function scheduleRemoval(cms: Payload, files: NamedFiles, req: TransactionRequest) {
  await insertRemovals(cms, { ...files, due: new Date(Date.now() + removalDelayHours * hour) }, req)
}

/**
 * Removes files whose records were certainly not stored, and which the store is certainly not storing any
 * more. If this fails, the scheduled removal remains.
 */
export async function removeNow(cms: Payload, files: NamedFiles): Promise<void> {
  try {
    for (const name of files.names) await storeOf(files.collection).remove(name)
    await deleteRemovals(cms, files)
  } catch (error) {
    cms.logger.error(
      { err: error },
      `Files of ${files.collection} could not be removed; the job tidy-up tries again`,
    )
  }
}

type Row = { collection: UploadCollection; name: string }

/**
 * Removes the files that are due at `now`. Throws if some of them could not be removed. Removing a
 * file and storing its record lock the same row, so one waits for the other, unless the store takes
 * longer than a transaction may be idle.
 */
export async function removeDueFiles(cms: Payload, { now }: { now: Date }): Promise<void> {
  const { rows } = await cms.db.pool.query<Row>(
    'SELECT collection, name FROM file_removals WHERE due <= $1 ORDER BY due',
    [now.toISOString()],
  )
  let failure: unknown
  for (const { collection, name } of rows) {
    try {
      await inTransaction(cms, async (req) => {
        const isDue = (await deleteRemovals(cms, { collection, names: [name] }, req)) > 0
        if (isDue && !(await isRecorded(cms, collection, name))) {
          await storeOf(collection).remove(name)
        }
      })
    } catch (error) {
      failure ??= error
      if (!isStoreUnavailable(error)) continue
      // Each further request would wait for the store as long as this one. If the store rejects only this file,
      // the others come first from now on.
      await cms.db.pool.query(
        'UPDATE file_removals SET due = $1 WHERE collection = $2 AND name = $3',
        [new Date(now.getTime() + unrecordedDelay).toISOString(), collection, name],
      )
      break
    }
  }
  if (failure) throw failure
}

async function isRecorded(cms: Payload, collection: UploadCollection, name: string) {
  const { totalDocs } = await cms.db.count({ collection, where: whereNamed(cms, collection, name) })
  return totalDocs > 0
}

/**
 * Returns the condition that finds the record of a stored file, either the upload
 * itself or one of its sizes.
 */
export function whereNamed(cms: Payload, collection: UploadCollection, name: string) {
  const sizes = cms.collections[collection].config.upload.imageSizes ?? []
  const paths = ['filename', ...sizes.map((size) => `sizes.${size.name}.filename`)]
  return { or: paths.map((each) => ({ [each]: { equals: name } })) }
}

type Entry = NamedFiles & { due: Date }

async function insertRemovals(
  cms: Payload,
  { collection, names, due }: Entry,
  req?: TransactionRequest,
) {
  const db = await drizzleOf(cms, req)
  for (const name of names) {
    await db.execute(
      sql`INSERT INTO file_removals (collection, name, due)
          VALUES (${collection}, ${name}, ${due.toISOString()})
          ON CONFLICT (collection, name) DO UPDATE SET due = excluded.due`,
    )
  }
}

/** Deletes scheduled removals. Resolves to how many there were. */
async function deleteRemovals(
  cms: Payload,
  { collection, names }: NamedFiles,
  req?: TransactionRequest,
): Promise<number> {
  const db = await drizzleOf(cms, req)
  let deleted = 0
  for (const name of names) {
    const { rowCount } = await db.execute(
      sql`DELETE FROM file_removals WHERE collection = ${collection} AND name = ${name}`,
    )
    deleted += rowCount ?? 0
  }
  return deleted
}
