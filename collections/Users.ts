import type { CollectionConfig } from 'payload'
import { isAdmin, isAdminField, isAdminOrSelf, isHiddenFromEditors } from './shared/access.ts'
import { label } from './shared/fields.ts'

/** The staff. The first admin is made at the first start; there is no open sign-up. */
export const Users: CollectionConfig<'users'> = {
  slug: 'users',
  labels: { singular: label('Benutzer', 'User'), plural: label('Benutzer', 'Users') },
  admin: {
    group: label('System', 'System'),
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    hidden: isHiddenFromEditors,
  },
  auth: { maxLoginAttempts: 5, lockTime: 10 * 60 * 1000, useAPIKey: true },
  access: {
    read: isAdminOrSelf,
    create: isAdmin,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
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
    // Payload's own field. A key may do what its user may, so only admins make and withdraw one.
    {
      name: 'apiKey',
      type: 'text',
      label: label('API-Schlüssel', 'API key'),
      access: { create: isAdminField, update: isAdminField },
    },
  ],
}
