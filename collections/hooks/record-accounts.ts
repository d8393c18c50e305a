import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import type { User } from '../../src/payload-types.ts'
import { type Account, findAccount } from './account.ts'
import { recordAfterCommit } from './record-access.ts'

/**
 * Fields whose changes are recorded, with their names in the log. Of secrets, only the fact of a
 * change is recorded.
 */
const recorded = {
  name: 'name',
  email: 'email',
  role: 'role',
  hash: 'password',
  apiKeyIndex: 'apiKey',
} as const satisfies Partial<Record<keyof Account, string>>

const keys = Object.keys(recorded) as (keyof typeof recorded)[]

const storedAccount = (req: PayloadRequest, id: number) => findAccount(req, { id: { equals: id } })

/** The stored account before the change, hidden fields included, by request context and id. */
const former = new WeakMap<PayloadRequest['context'], Map<number, Account | undefined>>()

export const rememberFormerAccount: CollectionBeforeChangeHook<User> = async (change) => {
  const { context, data, originalDoc, req } = change
  if (!originalDoc) return data
  const accounts = former.get(context) ?? new Map()
  former.set(context, accounts.set(originalDoc.id, await storedAccount(req, originalDoc.id)))
  return data
}

/**
 * Records who creates or changes accounts. The server creates the first one without a user, so that
 * one is not recorded.
 */
export const recordAccountChange: CollectionAfterChangeHook<User> = async (change) => {
  const { context, doc, operation, req } = change
  const what = { subject: 'account', entryId: doc.id } as const
  if (operation === 'create') {
    return recordAfterCommit(req, { ...what, action: 'create', detail: doc.email })
  }
  const before = former.get(context)?.get(doc.id)
  const stored = await storedAccount(req, doc.id)
  const detail = keys
    .filter((key) => (stored?.[key] ?? null) !== (before?.[key] ?? null))
    .map((key) => (key === 'role' ? `role: ${before?.role} → ${stored?.role}` : recorded[key]))
    .join(', ')
  if (detail) await recordAfterCommit(req, { ...what, action: 'change', detail })
}

export const recordAccountDeletion: CollectionAfterDeleteHook<User> = ({ doc, req }) =>
  recordAfterCommit(req, {
    ...{ action: 'delete', subject: 'account', entryId: doc.id },
    detail: doc.email,
  })
