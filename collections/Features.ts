import type { CollectionConfig } from 'payload'
import { featureColours, featureIcons } from '../src/features/landing/constants.ts'
import { isEditor, isEditorOrPublished } from './shared/access.ts'
import { copy, iconField, label, longCopy, slugField } from './shared/fields.ts'
import { revalidateCollection } from './shared/revalidate.ts'

/** The feature cards of the landing page. */
export const Features: CollectionConfig<'features'> = {
  slug: 'features',
  labels: {
    singular: label('Funktion', 'Feature'),
    plural: label('Funktionen', 'Features'),
  },
  admin: {
    group: label('Website', 'Website'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'icon', 'colours', '_status'],
  },
  access: { read: isEditorOrPublished, create: isEditor, update: isEditor, delete: isEditor },
  versions: { drafts: { localizeStatus: true }, maxPerDoc: 50 },
  orderable: true,
  hooks: revalidateCollection('features'),
  fields: [
    slugField(),
    copy('title', label('Titel', 'Title')),
    longCopy('description', label('Beschreibung', 'Description')),
    {
      name: 'benefits',
      type: 'array',
      label: label('Vorteile', 'Benefits'),
      localized: true,
      required: true,
      minRows: 1,
      fields: [{ name: 'text', type: 'text', label: label('Vorteil', 'Benefit'), required: true }],
    },
    iconField(featureIcons),
    {
      name: 'colours',
      type: 'select',
      label: label('Farben', 'Colours'),
      required: true,
      defaultValue: featureColours[0],
      options: [...featureColours],
    },
  ],
}
