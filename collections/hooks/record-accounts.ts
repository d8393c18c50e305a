import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { RequestMap } from '../../src/lib/cms/request-state.ts'
import type { User } from '../../src/payload-types.ts'
import { type Account, findAccount } from './account.ts'
import { recordWrite } from './record-access.ts'

/**
 * Fields whose changes are recorded, with their names in the log. Of secrets, only the fact of a
 * change is recorded.
 */
const recordedFields = {
  name: 'name',
  email: 'email',
  role: 'role',
  hash: 'password',
  apiKeyIndex: 'apiKey',
} as const satisfies Partial<Record<keyof Account, string>>

const recordedKeys = Object.keys(recordedFields) as (keyof typeof recordedFields)[]

const storedAccount = (req: PayloadRequest, id: number) => findAccount(req, { id: { equals: id } })

/** The stored account before the change, hidden fields included, by id. */
const formerAccounts = new RequestMap<Account | undefined>('formerAccounts')

export const rememberFormerAccount: CollectionBeforeChangeHook<User> = async (change) => {
  const { data, originalDoc, req } = change
  if (!originalDoc) return data
  formerAccounts.set(req, String(originalDoc.id), await storedAccount(req, originalDoc.id))
  return data
}

/**
 * Records who creates or changes accounts. The server creates the first one without a user, so that
 * one is not recorded.
 */
export const recordAccountChange: CollectionAfterChangeHook<User> = async (change) => {
  const { doc, operation, req } = change
  const event = { subject: 'account', entryId: doc.id } as const
  if (operation === 'create') {
    return recordWrite(req, { ...event, action: 'create', detail: doc.email })
  }
  const before = formerAccounts.take(req, String(doc.id))
  const stored = await storedAccount(req, doc.id)
  const detail = recordedKeys
    .filter((key) => (stored?.[key] ?? null) !== (before?.[key] ?? null))
    .map((key) =>
      key === 'role' ? `role: ${before?.role} → ${stored?.role}` : recordedFields[key],
    )
    .join(', ')
  if (detail) await recordWrite(req, { ...event, action: 'change', detail })
}

export const recordAccountDeletion: CollectionAfterDeleteHook<User> = ({ doc, req }) =>
  recordWrite(req, {
    ...{ action: 'delete', subject: 'account', entryId: doc.id },
    detail: doc.email,
  })
