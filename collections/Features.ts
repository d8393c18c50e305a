import type { CollectionConfig } from 'payload'
import { featureColours, featureIcons } from '../src/features/website/landing/constants.ts'
import { contentAccess } from './access/content.ts'
import {
  choices,
  copy,
  iconField,
  label,
  labelRowsBy,
  listOfForm,
  longCopy,
  slugField,
} from './fields/fields.ts'
import { groups } from './fields/groups.ts'
import { colourLabels, iconLabels } from './fields/option-labels.ts'
import { onLanding, previewed } from './fields/preview.ts'
import { limitDocuments, maxSortable } from './hooks/limit-documents.ts'

/** The feature cards of the landing page. */
export const Features: CollectionConfig<'features'> = {
  slug: 'features',
  labels: {
    singular: label('Funktion', 'Feature'),
    plural: label('Funktionen', 'Features'),
  },
  admin: {
    group: groups.website,
    description: label(
      'Die Karten im Abschnitt „Funktionen“ der Startseite. Ziehen Sie die Zeilen am Griff links in die Reihenfolge der Website.',
      'The cards in the “Features” section of the landing page. Drag the rows to change their order on the site.',
    ),
    ...previewed(onLanding('features')),
    useAsTitle: 'title',
    defaultColumns: ['title', 'icon', 'colours', '_status'],
  },
  access: contentAccess,
  hooks: { beforeOperation: [limitDocuments(maxSortable)] },
  orderable: true,
  fields: [
    slugField('title'),
    copy('title', label('Titel', 'Title')),
    longCopy('description', label('Beschreibung', 'Description')),
    {
      name: 'benefits',
      type: 'array',
      label: label('Vorteile', 'Benefits'),
      localized: true,
      required: true,
      minRows: 1,
      maxRows: 10,
      labels: { singular: label('Vorteil', 'Benefit'), plural: label('Vorteile', 'Benefits') },
      admin: { ...listOfForm, components: labelRowsBy('text') },
      fields: [{ name: 'text', type: 'text', label: label('Vorteil', 'Benefit'), required: true }],
    },
    iconField(choices(featureIcons, iconLabels)),
    {
      name: 'colours',
      type: 'select',
      label: label('Farben', 'Colours'),
      required: true,
      defaultValue: featureColours[0],
      options: choices(featureColours, colourLabels),
    },
  ],
}
