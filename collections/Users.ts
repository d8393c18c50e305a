import type { CollectionConfig } from 'payload'
import { siteUrl } from '../src/env.ts'
import {
  isAdmin,
  isAdminField,
  isAdminOrSelf,
  isHiddenFromEditors,
  isStaffRequest,
} from './access/roles.ts'
import { deleteOneByOne } from './endpoints/delete-one-by-one.ts'
import { endSessions } from './endpoints/end-sessions.ts'
import {
  forgotPassword,
  invalidateResetToken,
  preserveResetToken,
} from './endpoints/forgot-password.ts'
import { checkSecondFactor, login, resetPassword, storeDevice } from './endpoints/login.ts'
import { secondFactorEndpoints } from './endpoints/second-factor.ts'
import { label } from './fields/fields.ts'
import { groups } from './fields/groups.ts'
import { secondFactorFields } from './fields/second-factor.ts'
import { lockBeforeLogout, lockBeforeOperation } from './hooks/account-lock.ts'
import { deleteOwned } from './hooks/delete-owned.ts'
import { notifyFormerAddress } from './hooks/notify-former-address.ts'
import { requireCurrentPassword, requireLongKey, requireLongPassword } from './hooks/passwords.ts'
import {
  preventLastAdminDeletion,
  preventLastAdminDemotion,
} from './hooks/prevent-last-admin-removal.ts'
import {
  recordAccountChange,
  recordAccountDeletion,
  rememberFormerAccount,
} from './hooks/record-accounts.ts'
import { rejectExpiredLink } from './hooks/reject-expired-link.ts'

/** The staff. The first start creates the first admin; there is no sign-up. */
export const Users: CollectionConfig<'users'> = {
  slug: 'users',
  labels: { singular: label('Benutzer', 'User'), plural: label('Benutzer', 'Users') },
  admin: {
    group: groups.system,
    description: label(
      'Die Zugänge zur Verwaltung. Die Redaktion ändert Inhalte; nur die Verwaltung sieht Anfragen und Zugänge.',
      'Staff accounts. Editors change content; only admins can see requests and accounts.',
    ),
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    hidden: isHiddenFromEditors,
  },
  auth: {
    // Locking an account would let anyone lock its owner out. src/lib/http/rest/throttle-login.ts
    // limits the IP address that guesses instead.
    maxLoginAttempts: 0,
    cookies: { secure: siteUrl.startsWith('https:') },
    // The token is only in the cookie, which scripts cannot read.
    removeTokenFromResponses: true,
    useAPIKey: true,
  },
  access: {
    // The CMS and its server functions are for people; an API key can only use the REST API.
    admin: isStaffRequest,
    read: isAdminOrSelf,
    create: isAdmin,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
  },
  hooks: {
    beforeOperation: [
      lockBeforeOperation,
      requireLongPassword,
      requireLongKey,
      requireCurrentPassword,
      rejectExpiredLink,
    ],
    beforeLogin: [checkSecondFactor, storeDevice],
    afterLogout: [lockBeforeLogout],
    beforeChange: [
      preventLastAdminDemotion,
      preserveResetToken,
      invalidateResetToken,
      rememberFormerAccount,
    ],
    afterChange: [notifyFormerAddress, recordAccountChange],
    beforeDelete: [preventLastAdminDeletion, deleteOwned],
    afterDelete: [recordAccountDeletion],
  },
  endpoints: [
    forgotPassword,
    login,
    resetPassword,
    endSessions,
    ...secondFactorEndpoints,
    deleteOneByOne('users'),
  ],
  fields: [
    {
      name: 'currentPasswordField',
      type: 'ui',
      admin: {
        components: {
          Field:
            '/src/features/back-office/staff/components/current-password-field.tsx#CurrentPasswordField',
        },
      },
    },
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
    // Extends Payload's own field. An admin's key can read submissions, so only admins can create
    // and revoke keys.
    {
      name: 'apiKey',
      type: 'text',
      label: label('API-Schlüssel', 'API key'),
      access: { create: isAdminField, update: isAdminField },
    },
    ...secondFactorFields,
  ],
}
