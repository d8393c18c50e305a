import type { CollectionConfig } from 'payload'
import {
  maxRecordingMegabytes,
  recordingTypes,
} from '../src/features/editing/recordings/constants.ts'
import { serializeWrites } from '../src/lib/cms/serialize-writes.ts'
import { spoolOf } from '../src/lib/files/configured-stores.ts'
import { isStaff, isStaffOrPublicFile } from './access/roles.ts'
import { canTrashOrDelete, excludeTrash } from './access/trash.ts'
import { deleteOneByOne } from './endpoints/delete-one-by-one.ts'
import { serveStoredFile } from './endpoints/serve-stored-file.ts'
import { label } from './fields/fields.ts'
import { groups } from './fields/groups.ts'
import { preventDeletionWhileInUse, preventTrashingWhileInUse } from './hooks/files-in-use.ts'
import { sanitizeRecording } from './hooks/sanitize-recording.ts'
import { removeDeletedFiles, storeUploadedFiles } from './hooks/stored-files.ts'

/** Recordings of example conversations; the conversation's text is the transcript. */
export const Recordings: CollectionConfig<'recordings'> = {
  slug: 'recordings',
  labels: {
    singular: label('Aufnahme', 'Recording'),
    plural: label('Aufnahmen', 'Recordings'),
  },
  admin: {
    group: groups.website,
    description: label(
      `Aufnahmen der Beispielgespräche: MP3, M4A oder Ogg bis ${maxRecordingMegabytes} MB, eine je Sprache. Der Text des Gesprächs ist die Abschrift.`,
      `Recordings of the example conversations: MP3, M4A or Ogg up to ${maxRecordingMegabytes} MB, one for each language. The text of the conversation is the transcript.`,
    ),
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'updatedAt'],
  },
  access: {
    read: excludeTrash(isStaffOrPublicFile),
    create: isStaff,
    update: isStaff,
    delete: canTrashOrDelete,
  },
  defaultSort: '-updatedAt',
  // A copy of a recording has no use.
  disableDuplicate: true,
  endpoints: [deleteOneByOne('recordings')],
  upload: {
    staticDir: spoolOf('recordings'),
    mimeTypes: [...recordingTypes, 'audio/x-m4a'],
    // Editors upload files from their computers: the server never fetches URLs.
    pasteURL: false,
    // Payload's form for several files says that all were saved, also if some got no response.
    bulkUpload: false,
    handlers: [serveStoredFile('recordings')],
  },
  hooks: {
    beforeOperation: [sanitizeRecording, serializeWrites],
    beforeChange: [preventTrashingWhileInUse],
    beforeDelete: [preventDeletionWhileInUse, removeDeletedFiles],
    afterChange: [storeUploadedFiles],
  },
  fields: [{ name: 'title', type: 'text', label: label('Bezeichnung', 'Title'), required: true }],
}
