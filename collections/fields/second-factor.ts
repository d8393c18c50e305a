import type { Field } from 'payload'
import { isNobodyField } from '../access/roles.ts'
import { label } from './fields.ts'

const components = '/src/features/back-office/second-factor/components'

const serverWritten = { create: isNobodyField, update: isNobodyField }

/** Hidden fields are in no response, and no query can sort or filter by them. */
const hidden = { hidden: true, access: { ...serverWritten, read: isNobodyField } } as const

/** Fields of the second factor and the sessions; only the account's endpoints write them. */
export const secondFactorFields: Field[] = [
  {
    name: 'hasSecondFactor',
    type: 'checkbox',
    label: label('Zweiter Faktor', 'Second factor'),
    defaultValue: false,
    access: serverWritten,
    admin: {
      components: { Field: `${components}/account-section.tsx#SecondFactorSection` },
    },
  },
  // Encrypted, see src/lib/auth/seal.ts.
  { name: 'secondFactorSecret', type: 'text', ...hidden },
  // The time step of the last accepted code.
  { name: 'secondFactorStep', type: 'number', ...hidden },
  // Hashes of the unused codes.
  { name: 'recoveryCodes', type: 'json', ...hidden },
  // Extends Payload's own field.
  { name: 'sessions', type: 'array', fields: [{ name: 'device', type: 'text' }] },
  {
    name: 'sessionsSection',
    type: 'ui',
    admin: { components: { Field: `${components}/session-section.tsx#SessionSection` } },
  },
]
