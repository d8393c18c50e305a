import type { Field } from 'payload'
import { isNobodyField } from '../access/roles.ts'
import { label } from './fields.ts'

const components = '/src/features/back-office/second-factor/components'

const ofServer = { create: isNobodyField, update: isNobodyField }

/** Hidden fields are in no response, and no query sorts or searches by them. */
const hidden = { hidden: true, access: { ...ofServer, read: isNobodyField } } as const

/** The second factor of an account, and its sessions. Only the endpoints of the account write them. */
export const secondFactorFields: Field[] = [
  {
    name: 'hasSecondFactor',
    type: 'checkbox',
    label: label('Zweiter Faktor', 'Second factor'),
    defaultValue: false,
    access: ofServer,
    admin: {
      components: { Field: `${components}/account-section.tsx#SecondFactorSection` },
    },
  },
  // Encrypted, see src/lib/auth/seal.ts.
  { name: 'secondFactorSecret', type: 'text', ...hidden },
  // The step of time of the last code that was accepted.
  { name: 'secondFactorStep', type: 'number', ...hidden },
  // Hashes of those that are left.
  { name: 'recoveryCodes', type: 'json', ...hidden },
  // Payload's own field, which gets one more of its own.
  { name: 'sessions', type: 'array', fields: [{ name: 'device', type: 'text' }] },
  {
    name: 'sessionsSection',
    type: 'ui',
    admin: { components: { Field: `${components}/session-section.tsx#SessionSection` } },
  },
]
