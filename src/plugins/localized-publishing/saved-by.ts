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

export const setSavedBy: CollectionBeforeChangeHook = ({ data, req }) => addSavedBy(data, req)

export const setGlobalSavedBy: GlobalBeforeChangeHook = ({ data, req }) => addSavedBy(data, req)

function addSavedBy<Data extends object>(data: Data, { user }: PayloadRequest): Data {
  return { ...data, [savedByField]: user ? user.name || user.email : null }
}
