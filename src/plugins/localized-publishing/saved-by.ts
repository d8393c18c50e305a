import type {
  CollectionBeforeChangeHook,
  Field,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { isNobodyField, isStaffField } from '../../../collections/access/roles.ts'

export const savedByField = 'savedBy'

/**
 * Stores who saved a version; Payload only stores when. It is a text, so that the history survives
 * the deletion of the account.
 */
export const savedBy: Field = {
  name: savedByField,
  type: 'text',
  access: { read: isStaffField, create: isNobodyField, update: isNobodyField },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/** Returns the name of a request's account as versions contain it. */
export function authorOf({ user }: PayloadRequest): string | null {
  return user ? user.name || user.email : null
}

export const setSavedBy: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  [savedByField]: authorOf(req),
})

export const setGlobalSavedBy: GlobalBeforeChangeHook = ({ data, req }) => ({
  ...data,
  [savedByField]: authorOf(req),
})
