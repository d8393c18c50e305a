import type { CollectionAdminOptions, Field } from 'payload'
import { type Status, statusLabels } from '../../src/features/back-office/desk/follow-up/constants.ts'
import { label } from './fields.ts'

const components = '/src/features/back-office/desk/follow-up/components'

/** What the staff note on a submission; nothing of it is sent out or in the overview's list. */
export const followUpFields = (statuses: readonly [Status, ...Status[]]): Field[] => [
  {
    name: 'status',
    type: 'select',
    label: label('Status', 'Status'),
    required: true,
    defaultValue: statuses[0],
    index: true,
    options: statuses.map((value) => ({ value, label: statusLabels[value] })),
    admin: { position: 'sidebar', isClearable: false },
  },
  {
    name: 'deadline',
    type: 'ui',
    label: label('Zugesagt bis', 'Due'),
    admin: {
      position: 'sidebar',
      components: {
        Cell: `${components}/deadline.tsx#DeadlineCell`,
        Field: `${components}/deadline.tsx#DeadlineField`,
      },
    },
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    label: label('Zuständig', 'Assignee'),
    // Editors may not see submissions.
    filterOptions: { role: { equals: 'admin' } },
    admin: { position: 'sidebar', allowCreate: false },
  },
  {
    name: 'notes',
    type: 'textarea',
    label: label('Interne Notizen', 'Internal notes'),
    admin: { position: 'sidebar' },
  },
]

/** The filter "overdue" above the list. */
export const followUpList: CollectionAdminOptions['components'] = {
  beforeListTable: [`${components}/overdue-link.tsx#OverdueLink`],
}
