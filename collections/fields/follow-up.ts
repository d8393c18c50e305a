import type { CollectionAdminOptions, Field } from 'payload'
import { maxNotesLength } from '../../src/features/back-office/desk/follow-up/constants.ts'
import { type Status, statusLabels } from '../../src/i18n/statuses.ts'
import { isAdminField, isNobodyField } from '../access/roles.ts'
import { label } from './fields.ts'

const components = '/src/features/back-office/desk/follow-up/components'

/**
 * What the staff note on a submission. Nothing of it is sent out or in the desk's list, and no
 * key reads what they write and who they are.
 */
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
    access: { read: isAdminField },
    admin: { position: 'sidebar', allowCreate: false },
  },
  {
    name: 'notes',
    type: 'textarea',
    label: label('Interne Notizen', 'Internal notes'),
    maxLength: maxNotesLength,
    access: { read: isAdminField },
    admin: { position: 'sidebar' },
  },
  {
    // Which mails and calls went out, and when; `lib/database/deliveries.ts` writes it.
    name: 'deliveries',
    type: 'json',
    access: { read: isAdminField, create: isNobodyField, update: isNobodyField },
    admin: { hidden: true },
  },
]

/** What a customer sent in stays as it came. */
export const asSubmitted = <Submitted extends Field>(field: Submitted): Submitted => ({
  ...field,
  access: { update: isNobodyField },
})

/**
 * How the CMS knows the collection: its list is the desk, to which a link in the navigation leads;
 * the form stays, for what the desk does not do.
 */
export const onDesk = {
  group: false,
  disableCopyToLocale: true,
  components: { views: { list: { Component: `${components}/to-desk.tsx#ToDesk` } } },
} satisfies CollectionAdminOptions
