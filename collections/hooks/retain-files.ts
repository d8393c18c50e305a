import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { retainFiles, type UploadCollection } from '../../src/lib/files/uploads.ts'

/** A deletion that the database does not commit leaves the files where they are. */
export const holdDeletedFiles: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  retainFiles(req.payload, req, { collection: collection.slug as UploadCollection, id })

/** What is needed of an operation, of whichever collection with files. */
type Operation = {
  args: object
  collection: { slug: string }
  operation: string
  req: PayloadRequest
}

/** The same for files that others replace, which Payload deletes before it validates the change. */
export async function holdReplacedFiles({ args, collection, operation, req }: Operation) {
  const { id } = args as { id?: number | string }
  if (operation !== 'update' || !id) return
  await retainFiles(req.payload, req, { collection: collection.slug as UploadCollection, id })
}
