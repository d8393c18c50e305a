import type { CollectionConfig } from 'payload'
import { env } from '../src/env.ts'
import { isAnyone, isEditor } from './shared/access.ts'
import { copy, label } from './shared/fields.ts'
import { keepUsedPictures, neededByPages } from './shared/keep-pictures.ts'
import { refreshOnChange, refreshOnDelete } from './shared/revalidate.ts'
import { onCollectionChange } from './shared/stored-change.ts'

/** Pictures of the site. */
export const Media: CollectionConfig<'media'> = {
  slug: 'media',
  labels: { singular: label('Bild', 'Picture'), plural: label('Bilder', 'Pictures') },
  admin: { group: label('Website', 'Website'), defaultColumns: ['filename', 'alt', 'updatedAt'] },
  access: { read: isAnyone, create: isEditor, update: isEditor, delete: isEditor },
  upload: {
    staticDir: env.MEDIA_DIR,
    mimeTypes: ['image/avif', 'image/jpeg', 'image/png', 'image/webp'],
    focalPoint: true,
    imageSizes: [{ name: 'thumbnail', width: 320 }],
    adminThumbnail: 'thumbnail',
  },
  hooks: {
    ...onCollectionChange('media', [refreshOnChange('media')]),
    beforeDelete: [keepUsedPictures],
    afterDelete: [refreshOnDelete('media')],
  },
  fields: [
    neededByPages(
      copy('alt', label('Beschreibung für Blinde', 'Alternative text'), {
        description: label('Sagt, was auf dem Bild zu sehen ist.', 'Says what the picture shows.'),
      }),
    ),
  ],
}
