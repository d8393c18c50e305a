import type { CollectionConfig, GenerateImageName, NumberField } from 'payload'
import {
  pictureTypes,
  portraitSize,
  thumbnailWidth,
} from '../src/features/editing/media/constants.ts'
import { serializeWrites } from '../src/lib/cms/serialize-writes.ts'
import { spoolOf } from '../src/lib/files/configured-stores.ts'
import { randomSuffix } from '../src/lib/files/stored-files.ts'
import { isStaff, isStaffOrPublicFile } from './access/roles.ts'
import { canTrashOrDelete, excludeTrash } from './access/trash.ts'
import { deleteOneByOne } from './endpoints/delete-one-by-one.ts'
import { serveStoredFile } from './endpoints/serve-stored-file.ts'
import { copy, label } from './fields/fields.ts'
import { groups } from './fields/groups.ts'
import {
  preventDeletionWhileInUse,
  preventTrashingWhileInUse,
  requiredWhileInUse,
} from './hooks/files-in-use.ts'
import { limitDocuments } from './hooks/limit-documents.ts'
import { sanitizeUpload } from './hooks/sanitize-upload.ts'
import {
  provideStoredPicture,
  removeDeletedFiles,
  storeUploadedFiles,
} from './hooks/stored-files.ts'

/** Gives each new crop or focal point a new file name, so that caches do not serve the old one. */
const uniqueSizeName: GenerateImageName = ({ extension, originalName, sizeName }) =>
  `${originalName}-${sizeName}-${randomSuffix()}.${extension}`

/** Views of the staff read the alternative texts of all pictures. */
const maxPictures = 1000

const asWebp = { formatOptions: { format: 'webp', options: { quality: 82 } } } as const

/** The focal point in percent; the CMS adds the rest of the field. */
const focalPoint = (name: 'focalX' | 'focalY'): NumberField => ({
  name,
  type: 'number',
  min: 0,
  max: 100,
})

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
    read: excludeTrash(isStaffOrPublicFile),
    create: isStaff,
    update: isStaff,
    delete: canTrashOrDelete,
  },
  defaultSort: '-updatedAt',
  endpoints: [deleteOneByOne('media')],
  upload: {
    staticDir: spoolOf('media'),
    mimeTypes: [...pictureTypes],
    focalPoint: true,
    // Editors upload files from their computers: the server never fetches URLs.
    pasteURL: false,
    // Payload's form for several files says that all were saved, also if some got no response.
    bulkUpload: false,
    handlers: [serveStoredFile('media')],
    imageSizes: [
      { ...asWebp, name: 'thumbnail', width: thumbnailWidth, generateImageName: uniqueSizeName },
      {
        ...asWebp,
        name: 'portrait',
        width: portraitSize,
        height: portraitSize,
        // Enlarges small pictures, too, so that each has the square that the site shows.
        withoutEnlargement: false,
        generateImageName: uniqueSizeName,
      },
    ],
    adminThumbnail: 'thumbnail',
  },
  hooks: {
    beforeOperation: [
      limitDocuments(maxPictures),
      sanitizeUpload,
      serializeWrites,
      provideStoredPicture,
    ],
    beforeChange: [preventTrashingWhileInUse],
    beforeDelete: [preventDeletionWhileInUse, removeDeletedFiles],
    afterChange: [storeUploadedFiles],
  },
  fields: [
    requiredWhileInUse(
      copy('alt', label('Alternativtext', 'Alternative text'), {
        description: label(
          'Sagt Menschen, die das Bild nicht sehen, was darauf zu sehen ist. Jede Sprache hat ihren eigenen. Die anderen füllen Sie aus, wenn Sie das Bild unter „Bilder“ öffnen und oben die Sprache wechseln.',
          'Describes the picture for people who can’t see it. Each language has its own. To fill in the others, open the picture under “Pictures” and switch languages at the top.',
        ),
      }),
    ),
    focalPoint('focalX'),
    focalPoint('focalY'),
  ],
}
