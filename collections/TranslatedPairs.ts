import type { CollectionConfig } from 'payload'
import { isNobody } from './access/roles.ts'
import { label } from './fields/fields.ts'

/**
 * Pairs of a German text and a translation that were confirmed to match, each stored as a hash of
 * both. A translation whose pair is missing is outdated. Only the server writes them.
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
