import type {
  CollectionBeforeChangeHook,
  Field,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { isNobodyField, isStaffField } from '../../../collections/access/roles.ts'

/** The name of the field that says who saved a version. */
export const savedByField = 'savedBy'

/**
 * Who saved a version, for its history: Payload notes only when. A text, so that the history still
 * says it when the account is gone.
 */
export const savedBy: Field = {
  name: savedByField,
  type: 'text',
  access: { read: isStaffField, create: isNobodyField, update: isNobodyField },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/** Notes who saves a document of a collection. */
export const noteAuthor: CollectionBeforeChangeHook = ({ data, req }) => withAuthor(data, req)

/** The same for a global. */
export const noteGlobalAuthor: GlobalBeforeChangeHook = ({ data, req }) => withAuthor(data, req)

function withAuthor<Data extends object>(data: Data, { user }: PayloadRequest): Data {
  return { ...data, [savedByField]: user ? user.name || user.email : null }
}
