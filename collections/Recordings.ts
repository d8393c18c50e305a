import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { env } from '../src/env.ts'
import {
  maxRecordingMegabytes,
  recordingTypes,
} from '../src/features/editing/recordings/constants.ts'
import { isEditor, isEditorOrShown } from './access/roles.ts'
import { outsideTrash, trashOrDelete } from './access/trash.ts'
import { label } from './fields/fields.ts'
import { groups } from './fields/groups.ts'
import { deleteOneByOne } from './hooks/delete-one-by-one.ts'
import { answerMissingFile } from './hooks/missing-file.ts'
import { holdDeletedFiles, holdReplacedFiles } from './hooks/retain-files.ts'
import { sanitizeRecording } from './hooks/sanitize-recording.ts'

const folder = path.join(env.MEDIA_DIR, 'recordings')

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
    read: outsideTrash(isEditorOrShown),
    create: isEditor,
    update: isEditor,
    delete: trashOrDelete,
  },
  defaultSort: '-updatedAt',
  endpoints: [deleteOneByOne('recordings')],
  upload: {
    staticDir: folder,
    mimeTypes: [...recordingTypes, 'audio/x-m4a'],
    // Files come from the editor's own computer: the server fetches nothing for anybody.
    pasteURL: false,
    handlers: [answerMissingFile(folder)],
  },
  hooks: {
    beforeOperation: [sanitizeRecording, holdReplacedFiles],
    beforeDelete: [holdDeletedFiles],
  },
  fields: [{ name: 'title', type: 'text', label: label('Bezeichnung', 'Title'), required: true }],
}
