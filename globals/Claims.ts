import type { GlobalConfig } from 'payload'
import { globalContentAccess } from '../collections/access/content.ts'
import { isStaffField } from '../collections/access/roles.ts'
import { label } from '../collections/fields/fields.ts'
import { groups } from '../collections/fields/groups.ts'
import { onLanding, previewed } from '../collections/fields/preview.ts'
import { maxPlaceholderLength } from '../src/lib/content/placeholders.ts'

/** Marketing figures, each stored once with its source; copy refers to them as {key}. */
export const Claims: GlobalConfig<'claims'> = {
  slug: 'claims',
  label: label('Werbeaussagen', 'Claims'),
  admin: {
    group: groups.website,
    ...previewed(onLanding()),
    description: label(
      'Jede Zahl steht hier einmal; in Texten aller Sprachen steht dafür ihr Schlüssel in geschweiften Klammern, auch mit den Formen des Wortes dahinter: {trialDays|Tag|Tage}, auf Rumänisch {trialDays|zi|zile|de zile}.',
      'Each figure is kept here once. In texts, write its key in braces instead, along with the forms of the word that follows it: {trialDays|day|days}, in Romanian {trialDays|zi|zile|de zile}.',
    ),
  },
  access: globalContentAccess,
  fields: [
    {
      name: 'items',
      type: 'array',
      label: label('Aussagen', 'Claims'),
      labels: { singular: label('Aussage', 'Claim'), plural: label('Aussagen', 'Claims') },
      required: true,
      admin: {
        initCollapsed: true,
        components: {
          RowLabel: '/src/features/website/site/components/claim-label.tsx#ClaimLabel',
        },
      },
      fields: [
        {
          name: 'value',
          type: 'text',
          label: label('Zahl', 'Figure'),
          required: true,
          maxLength: maxPlaceholderLength,
        },
        {
          name: 'key',
          type: 'text',
          label: label('Schlüssel', 'Key'),
          required: true,
          maxLength: maxPlaceholderLength,
          admin: {
            description: label(
              'In Texten steht er in geschweiften Klammern für die Zahl, etwa {trialDays}.',
              'In texts, write it in braces in place of the figure, such as {trialDays}.',
            ),
          },
        },
        {
          name: 'kind',
          type: 'select',
          label: label('Art', 'Kind'),
          required: true,
          defaultValue: 'plain',
          options: [
            { value: 'plain', label: label('wie geschrieben', 'as written') },
            { value: 'percent', label: label('Prozent', 'per cent') },
          ],
        },
        {
          name: 'source',
          type: 'textarea',
          label: label('Quelle', 'Source'),
          required: true,
          // An internal note that no page shows.
          access: { read: isStaffField },
        },
      ],
    },
  ],
}
