import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import type { AuditSubject } from '../../src/features/back-office/access-log/constants.ts'
import {
  type Access,
  recordAccess,
  recordAccessInTransaction,
} from '../../src/features/back-office/access-log/record.ts'
import type { User } from '../../src/payload-types.ts'

/**
 * Returns hooks that record who reads, changes or deletes entries, through REST or in the CMS,
 * which reads through the Local API. Access by the site's own code is not recorded.
 */
export function recordAccessTo(subject: AuditSubject) {
  return {
    afterOperation: [recordReading(subject)],
    afterChange: [recordChange(subject)],
    afterDelete: [recordDeletion(subject)],
  }
}

/** The return type `never` tells Payload that the result is unchanged. */
const recordReading =
  (subject: AuditSubject) =>
  ({
    args,
    operation,
    overrideAccess,
    req,
    result,
  }: Parameters<CollectionAfterOperationHook>[0]): never => {
    // A populated document only shows its name, and reading its entry is recorded already.
    const isPopulation = 'currentDepth' in args && Number(args.currentDepth) > 0
    if (overrideAccess || (isPopulation && subject === 'document')) return result as never
    if (operation === 'findByID')
      recordRead(req, { action: 'open', subject, entryId: Number(args.id) })
    if (operation === 'find') recordRead(req, { action: 'list', subject })
    // The response contains the entries, also if the request has changed nothing.
    const isChanged = (id: unknown) => changedIn(req).has(`${subject} ${id}`)
    if (operation === 'updateByID' && !isChanged(args.id))
      recordRead(req, { action: 'open', subject, entryId: Number(args.id) })
    if (operation === 'update') {
      const { docs } = result as { docs: TypeWithID[] }
      if (docs.length === 0 || !docs.every(({ id }) => isChanged(id)))
        recordRead(req, { action: 'list', subject })
    }
    // Both reveal something about entries without listing them.
    if (operation === 'count' || operation === 'findDistinct') {
      recordRead(req, {
        action: 'list',
        subject,
        detail: operation === 'count' ? 'count' : 'distinct',
      })
    }
    return result as never
  }

const recordChange =
  (subject: AuditSubject): CollectionAfterChangeHook =>
  async ({ collection, doc: answered, operation, previousDoc, req }) => {
    if (operation !== 'update') return
    const entryId = Number(answered.id)
    // The returned document lacks fields that were not selected or that the user may not read.
    const where = { id: { equals: entryId } }
    const doc = await req.payload.db.findOne<TypeWithID & Record<string, unknown>>({
      collection: collection.slug,
      where,
      req,
    })
    if (!doc) return
    if (Boolean(doc.deletedAt) !== Boolean(previousDoc.deletedAt)) {
      const action = doc.deletedAt ? 'trash' : 'restore'
      changedIn(req).add(`${subject} ${entryId}`)
      return recordWrite(req, { action, subject, entryId })
    }
    const detail = collection.flattenedFields
      .map(({ name }) => name)
      .filter((name) => name !== 'updatedAt')
      .filter((name) => JSON.stringify(idOf(previousDoc[name])) !== JSON.stringify(idOf(doc[name])))
      .map((name) => (name === 'status' ? `status: ${previousDoc.status} → ${doc.status}` : name))
      .join(', ')
    if (!detail) return
    changedIn(req).add(`${subject} ${entryId}`)
    await recordWrite(req, { action: 'change', subject, entryId, detail })
  }

const recordDeletion =
  (subject: AuditSubject): CollectionAfterDeleteHook =>
  ({ id, req }) =>
    recordWrite(req, { action: 'delete', subject, entryId: Number(id) })

type AccessEvent = Omit<Access, 'user' | 'headers'>

/** Records a write in the request's transaction, if a user is logged in. */
export async function recordWrite(req: PayloadRequest, event: AccessEvent): Promise<void> {
  const { headers, payload, user } = req
  if (user) await recordAccessInTransaction(payload, req, { ...event, user: user as User, headers })
}

/** The entries per request whose change is recorded, which is therefore not recorded as a reading, too. */
const changed = new WeakMap<Headers, Set<string>>()

function changedIn({ headers }: PayloadRequest): Set<string> {
  const entries = changed.get(headers) ?? new Set()
  changed.set(headers, entries)
  return entries
}

/** Reads already recorded per request; one screen often reads the same entry several times. */
const recorded = new WeakMap<Headers, Set<string>>()

function recordRead({ headers, payload, user }: PayloadRequest, event: AccessEvent): void {
  if (!user) return
  const key = JSON.stringify(event)
  const former = recorded.get(headers) ?? new Set()
  if (former.has(key)) return
  recorded.set(headers, former.add(key))
  recordAccess(payload, { ...event, user: user as User, headers })
}

/** Reduces populated relations to their ids, so that both forms compare as equal. */
function idOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idOf)
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}
