import type { CollectionConfig } from 'payload'
import {
  auditActionLabels,
  auditActions,
  auditSubjectLabels,
  auditSubjects,
} from '../src/features/back-office/access-log/constants.ts'
import { ipAddressDays } from '../src/features/intake/retention/constants.ts'
import { isAdmin, isHiddenFromEditors, isNobody } from './access/roles.ts'
import { label } from './fields/fields.ts'
import { groups } from './fields/groups.ts'

/**
 * Records who did what with customers' data and staff accounts. Only the server writes it, and
 * nobody can edit it.
 */
export const AuditLog: CollectionConfig<'audit-log'> = {
  slug: 'audit-log',
  labels: {
    singular: label('Zugriff', 'Log entry'),
    plural: label('Zugriffsprotokoll', 'Access log'),
  },
  admin: {
    group: groups.system,
    description: label(
      'Wer wann Kundendaten abgerufen, geändert, gelöscht oder exportiert hat, und was mit den Konten der Mitarbeitenden geschah. Das Protokoll schreibt allein der Server; ändern kann es niemand.',
      'Who viewed, changed, deleted or exported customer data, and when, and what happened to staff accounts. Only the server writes to this log; no one can edit it.',
    ),
    useAsTitle: 'userEmail',
    hidden: isHiddenFromEditors,
    components: {
      views: {
        list: {
          Component: {
            path: '/src/features/back-office/access-log/components/log-view.tsx#LogView',
            serverProps: { ipAddressDays },
          },
        },
      },
    },
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
    {
      name: 'subject',
      type: 'select',
      label: label('Betrifft', 'About'),
      options: auditSubjects.map((value) => ({ value, label: auditSubjectLabels[value] })),
    },
    { name: 'user', type: 'relationship', relationTo: 'users', label: label('Wer', 'Who') },
    // Identifies the user after the account is deleted.
    { name: 'userEmail', type: 'text', label: label('E-Mail', 'Email'), required: true },
    { name: 'byApiKey', type: 'checkbox', label: label('Mit API-Schlüssel', 'Using an API key') },
    { name: 'entryId', type: 'number', index: true, label: label('Eintrag (ID)', 'Entry (ID)') },
    { name: 'detail', type: 'text', label: label('Näheres', 'Details') },
    {
      name: 'file',
      type: 'text',
      index: true,
      label: label('Datei', 'File'),
      admin: {
        description: label(
          'Wird mit dem Dokument gelöscht.',
          'Deleted together with the document.',
        ),
      },
    },
    {
      name: 'ipAddress',
      type: 'text',
      label: label('IP-Adresse', 'IP address'),
      admin: {
        description: label(
          `Wird nach ${ipAddressDays} Tagen gelöscht.`,
          `Removed after ${ipAddressDays} days.`,
        ),
      },
    },
  ],
}
