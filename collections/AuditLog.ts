import type { CollectionConfig } from 'payload'
import { auditActionLabels, auditActions } from '../src/features/audit/constants.ts'
import { isAdmin, isHiddenFromEditors, isNobody } from './shared/access.ts'
import { label } from './shared/fields.ts'
import { groups } from './shared/groups.ts'

/** Who took customers' data out, and when. Written by the server only; nobody edits it. */
export const AuditLog: CollectionConfig<'audit-log'> = {
  slug: 'audit-log',
  labels: { singular: label('Abruf', 'Access'), plural: label('Abrufprotokoll', 'Audit log') },
  admin: {
    group: groups.system,
    description: label(
      'Wer wann Kundendaten abgerufen hat. Das Protokoll schreibt allein der Server; ändern kann es niemand.',
      'Who took customers’ data out, and when. Only the server writes this log; nobody can change it.',
    ),
    useAsTitle: 'userEmail',
    defaultColumns: ['createdAt', 'userEmail', 'action', 'entryId', 'file', 'ipAddress'],
    hidden: isHiddenFromEditors,
  },
  access: { read: isAdmin, create: isNobody, update: isNobody, delete: isNobody },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'action',
      type: 'select',
      label: label('Was', 'What'),
      required: true,
      options: auditActions.map((value) => ({ value, label: auditActionLabels[value] })),
    },
    { name: 'user', type: 'relationship', relationTo: 'users', label: label('Wer', 'Who') },
    // Says who it was after the account is gone.
    { name: 'userEmail', type: 'text', label: label('E-Mail', 'E-mail'), required: true },
    { name: 'byApiKey', type: 'checkbox', label: label('Mit API-Schlüssel', 'By API key') },
    { name: 'entryId', type: 'number', label: label('Anmeldung (ID)', 'Onboarding (ID)') },
    { name: 'file', type: 'text', label: label('Datei', 'File') },
    {
      name: 'ipAddress',
      type: 'text',
      label: label('IP-Adresse', 'IP address'),
      admin: {
        description: label('Wird nach sieben Tagen gelöscht.', 'Removed after seven days.'),
      },
    },
  ],
}
