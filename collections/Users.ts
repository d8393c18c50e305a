import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload'
import { env } from '../src/env.ts'
import { resetMailHtml, resetMailSubject } from '../src/features/staff/mail.ts'
import { noResetMail, oldLinkMessage } from '../src/features/staff/messages.ts'
import { staffLocale } from '../src/i18n/staff.ts'
import {
  isAdmin,
  isAdminField,
  isAdminOrSelf,
  isAdminOrSelfInPerson,
  isHiddenFromEditors,
} from './shared/access.ts'
import { label } from './shared/fields.ts'
import { groups } from './shared/groups.ts'
import { keepAnAdminOnChange, keepAnAdminOnDelete } from './shared/keep-an-admin.ts'

/** Without a mail server the CMS would say that a mail was sent, and write it to its log. */
const refuseMailWithoutServer: CollectionBeforeOperationHook<'users'> = ({ operation, req }) => {
  if (operation !== 'forgotPassword' || env.SMTP_URL) return
  throw new APIError(noResetMail[staffLocale(req.i18n.language)].notSetUp, 503, undefined, true)
}

/** Payload refuses such a link too, but in English. */
const refuseOldLink: CollectionBeforeOperationHook<'users'> = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: args.data.token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  })
  if (totalDocs > 0) return
  throw new APIError(oldLinkMessage[staffLocale(req.i18n.language)], 403, undefined, true)
}

/** The staff. The first admin is made at the first start; there is no open sign-up. */
export const Users: CollectionConfig<'users'> = {
  slug: 'users',
  labels: { singular: label('Benutzer', 'User'), plural: label('Benutzer', 'Users') },
  admin: {
    group: groups.system,
    description: label(
      'Die Zugänge zur Verwaltung. Die Redaktion ändert Inhalte; nur die Verwaltung sieht Anfragen und Zugänge.',
      'The accounts of the staff. Editors change content; only admins see requests and accounts.',
    ),
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    hidden: isHiddenFromEditors,
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    useAPIKey: true,
    forgotPassword: { generateEmailHTML: resetMailHtml, generateEmailSubject: resetMailSubject },
  },
  access: {
    read: isAdminOrSelf,
    create: isAdmin,
    update: isAdminOrSelfInPerson,
    delete: isAdmin,
    unlock: isAdmin,
  },
  hooks: {
    beforeOperation: [refuseMailWithoutServer, refuseOldLink],
    beforeChange: [keepAnAdminOnChange],
    beforeDelete: [keepAnAdminOnDelete],
  },
  fields: [
    { name: 'name', type: 'text', label: label('Name', 'Name') },
    {
      name: 'role',
      type: 'select',
      label: label('Rolle', 'Role'),
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: [
        { value: 'admin', label: label('Verwaltung', 'Admin') },
        { value: 'editor', label: label('Redaktion', 'Editor') },
      ],
      access: { create: isAdminField, update: isAdminField },
    },
    // Payload's own field. An admin's key reads submissions, so only admins make and withdraw one.
    {
      name: 'apiKey',
      type: 'text',
      label: label('API-Schlüssel', 'API key'),
      access: { create: isAdminField, update: isAdminField },
    },
  ],
}
