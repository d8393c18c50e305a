import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { connectionOf } from '../database/connection.ts'
import type { TransactionRequest } from '../database/transaction.ts'
import { removalDelayHours } from './removal-delay.ts'
import { storeOf, type UploadCollection } from './stores.ts'

/**
 * The list of files that are removed when it is time, unless a record names them by then. A file is
 * entered before it is stored and taken off by the transaction that stores its record: what a killed
 * process left is removed, whichever machine it ran on. A deletion enters its files in its own
 * transaction, and no backup misses a file that it lists.
 */

const hour = 60 * 60 * 1000

/** No transaction takes that long. */
const unfinishedAfter = hour

type NamedFiles = { collection: UploadCollection; names: readonly string[] }

/** To be called, outside the transaction, before files are stored whose records follow. */
export async function removeUnlessRecorded(cms: Payload, files: NamedFiles): Promise<void> {
  await insertRemovals(cms, { ...files, due: new Date(Date.now() + unfinishedAfter) })
}

/** To be called in the transaction that stores the records. */
export async function cancelRemoval(cms: Payload, files: NamedFiles, req: TransactionRequest) {
  await deleteRemovals(cms, files, req)
}

/** To be called in the transaction that deletes the records: the files follow later. */
export async function removeLater(cms: Payload, files: NamedFiles, req: TransactionRequest) {
  await insertRemovals(cms, { ...files, due: new Date(Date.now() + removalDelayHours * hour) }, req)
}

/** Removes files whose records were surely not stored. What fails here is left to the list. */
export async function removeNow(cms: Payload, files: NamedFiles): Promise<void> {
  try {
    for (const name of files.names) await storeOf(files.collection).remove(name)
    await deleteRemovals(cms, files)
  } catch (error) {
    cms.logger.error({ err: error }, `Files of ${files.collection} wait for the job tidy-up`)
  }
}

type Row = { collection: UploadCollection; name: string }

/** Removes the files whose time has come by `now`. Throws if some could not be removed. */
export async function removeDueFiles(cms: Payload, { now }: { now: Date }): Promise<void> {
  const { rows } = await cms.db.pool.query<Row>(
    'SELECT collection, name FROM file_removals WHERE due <= $1 ORDER BY due',
    [now.toISOString()],
  )
  let failure: unknown
  for (const { collection, name } of rows) {
    try {
      if (!(await isRecorded(cms, collection, name))) await storeOf(collection).remove(name)
      await deleteRemovals(cms, { collection, names: [name] })
    } catch (error) {
      failure ??= error
    }
  }
  if (failure) throw failure
}

async function isRecorded(cms: Payload, collection: UploadCollection, name: string) {
  const { totalDocs } = await cms.db.count({ collection, where: whereNamed(cms, collection, name) })
  return totalDocs > 0
}

/** Finds the record of a stored file, be it the upload itself or one of its sizes. */
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
  const db = await connectionOf(cms, req)
  for (const name of names) {
    await db.execute(
      sql`INSERT INTO file_removals (collection, name, due)
          VALUES (${collection}, ${name}, ${due.toISOString()})
          ON CONFLICT (collection, name) DO UPDATE SET due = excluded.due`,
    )
  }
}

async function deleteRemovals(
  cms: Payload,
  { collection, names }: NamedFiles,
  req?: TransactionRequest,
) {
  const db = await connectionOf(cms, req)
  for (const name of names) {
    await db.execute(
      sql`DELETE FROM file_removals WHERE collection = ${collection} AND name = ${name}`,
    )
  }
}
