import type { CollectionConfig, GenerateImageName } from 'payload'
import { env } from '../src/env.ts'
import {
  pictureTypes,
  portraitSize,
  thumbnailWidth,
} from '../src/features/editing/media/constants.ts'
import { unique } from '../src/lib/files/stored-files.ts'
import { isEditor, isEditorOrShown } from './access/roles.ts'
import { outsideTrash, trashOrDelete } from './access/trash.ts'
import { copy, label } from './fields/fields.ts'
import { groups } from './fields/groups.ts'
import { deleteOneByOne } from './hooks/delete-one-by-one.ts'
import { answerMissingFile } from './hooks/missing-file.ts'
import { holdDeletedFiles, holdReplacedFiles } from './hooks/retain-files.ts'
import { sanitizeUpload } from './hooks/sanitize-upload.ts'

/** A new crop or focal point is a new file, so that no cache serves the old one. */
const newName: GenerateImageName = ({ extension, originalName, sizeName }) =>
  `${originalName}-${sizeName}-${unique()}.${extension}`

const asWebp = { formatOptions: { format: 'webp', options: { quality: 82 } } } as const

/** Pictures of the site. */
export const Media: CollectionConfig<'media'> = {
  slug: 'media',
  labels: { singular: label('Bild', 'Picture'), plural: label('Bilder', 'Pictures') },
  admin: {
    group: groups.website,
    description: label(
      'Die Bilder der Website, etwa die Porträts der Kundenstimmen. Jedes braucht in jeder Sprache einen Alternativtext; der Fokuspunkt bestimmt, was im runden Ausschnitt bleibt.',
      'The site’s pictures, such as the portraits in the testimonials. Each needs an alternative text in every language. The focal point decides what stays visible when a picture is cropped.',
    ),
    defaultColumns: ['filename', 'alt', 'updatedAt'],
  },
  access: {
    read: outsideTrash(isEditorOrShown),
    create: isEditor,
    update: isEditor,
    delete: trashOrDelete,
  },
  defaultSort: '-updatedAt',
  endpoints: [deleteOneByOne('media')],
  upload: {
    staticDir: env.MEDIA_DIR,
    mimeTypes: [...pictureTypes],
    focalPoint: true,
    // Files come from the editor's own computer: the server fetches nothing for anybody.
    pasteURL: false,
    handlers: [answerMissingFile(env.MEDIA_DIR)],
    imageSizes: [
      { ...asWebp, name: 'thumbnail', width: thumbnailWidth, generateImageName: newName },
      {
        ...asWebp,
        name: 'portrait',
        width: portraitSize,
        height: portraitSize,
        // Also from a smaller picture, so that each has the square which the site shows.
        withoutEnlargement: false,
        generateImageName: newName,
      },
    ],
    adminThumbnail: 'thumbnail',
  },
  hooks: {
    beforeOperation: [sanitizeUpload, holdReplacedFiles],
    beforeDelete: [holdDeletedFiles],
  },
  fields: [
    copy('alt', label('Alternativtext', 'Alternative text'), {
      description: label(
        'Sagt Menschen, die das Bild nicht sehen, was darauf zu sehen ist. Jede Sprache hat ihren eigenen: Oben die Sprache wechseln und auch dort ausfüllen.',
        'Describes the picture for people who can’t see it. Each language has its own: switch languages at the top and fill it in there too.',
      ),
    }),
  ],
}
