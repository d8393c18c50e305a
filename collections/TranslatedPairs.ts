import type { CollectionConfig } from 'payload'
import { isNobody } from './access/roles.ts'
import { label } from './fields/fields.ts'

/**
 * Which German text and which text of another language were once left together as right: a hash of
 * both. A translation whose pair is not here is out of date. Written by the server only.
 */
export const TranslatedPairs: CollectionConfig<'translated-pairs'> = {
  slug: 'translated-pairs',
  labels: {
    singular: label('Bestätigte Übersetzung', 'Confirmed translation'),
    plural: label('Bestätigte Übersetzungen', 'Confirmed translations'),
  },
  admin: { hidden: true },
  access: { read: isNobody, create: isNobody, update: isNobody, delete: isNobody },
  lockDocuments: false,
  fields: [{ name: 'pair', type: 'text', required: true, unique: true }],
}
