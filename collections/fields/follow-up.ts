import type { CollectionAdminOptions, Field } from 'payload'
import { env } from '../../src/env.ts'
import { maxNotesLength } from '../../src/features/back-office/desk/follow-up/constants.ts'
import { trashDays } from '../../src/features/intake/retention/constants.ts'
import { type Status, statusLabels } from '../../src/i18n/statuses.ts'
import { isAdminField, isNobodyField } from '../access/roles.ts'
import { label } from './fields.ts'

const components = '/src/features/back-office/desk/follow-up/components'

/** Days after which the trash is emptied; undefined if it is not. */
export const emptiedAfter = env.RETENTION_DRY_RUN ? undefined : trashDays

/**
 * Fields for the staff's work on a submission. They are never sent out or part of the desk's list,
 * and API keys cannot read notes and assignee.
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
    // The mails and webhook calls that were sent, and when; written by
    // `lib/database/deliveries.ts`.
    name: 'deliveries',
    type: 'json',
    access: { read: isAdminField, create: isNobodyField, update: isNobodyField },
    admin: { hidden: true },
  },
]

/** Makes what a customer submitted read-only. */
export const readOnlyOnceSubmitted = <Submitted extends Field>(field: Submitted): Submitted => ({
  ...field,
  access: { update: isNobodyField },
})

/** Only the server reads and writes such a field. */
export const serverOnly = {
  access: { create: isNobodyField, read: isNobodyField, update: isNobodyField },
  admin: { hidden: true },
} satisfies Partial<Field>

/** Recognizes a submission that is sent again, because the response was lost. */
export const idempotencyKeyField: Field = {
  name: 'idempotencyKey',
  type: 'text',
  label: label('Kennung gegen doppelten Empfang', 'Key against duplicates'),
  unique: true,
  index: true,
  ...serverOnly,
}

/**
 * Admin options of a collection with a desk: its list redirects to the desk, which the navigation
 * links to. Its form remains for what the desk cannot do.
 */
export const deskAdmin = {
  group: false,
  disableCopyToLocale: true,
  components: {
    views: {
      list: { Component: `${components}/to-desk.tsx#ToDesk` },
      edit: {
        default: {
          Component: {
            path: '/src/features/intake/retention/components/submission-form.tsx#SubmissionForm',
            clientProps: { trashDays: emptiedAfter },
          },
        },
      },
    },
  },
} satisfies CollectionAdminOptions
