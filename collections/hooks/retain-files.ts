import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook } from 'payload'
import { retainFiles, type UploadCollection } from '../../src/lib/files/uploads.ts'

/** A deletion that the database does not commit leaves the files where they are. */
export const holdDeletedFiles: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  retainFiles(req.payload, req, { collection: collection.slug as UploadCollection, id })

/** The same for files that others replace, which Payload deletes before it validates the change. */
export const holdReplacedFiles: CollectionBeforeOperationHook<'media'> = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const id = 'id' in args ? args.id : undefined
  if (operation !== 'update' || !id) return
  await retainFiles(req.payload, req, { collection: collection.slug as UploadCollection, id })
}
