import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { idOf } from '../../../../lib/cms/id-of.ts'
import { getCms } from '../../../../lib/cms/payload.ts'
import { queueContentWrite } from '../../../../lib/database/content-writes.ts'
import { lockRows } from '../../../../lib/database/lock-rows.ts'
import { inTransaction } from '../../../../lib/database/transaction.ts'
import { done, type HttpRejection, type Outcome, reject } from '../../../../lib/http/outcome.ts'
import { callMessages } from '../call-messages.ts'
import type { DeskCall } from '../receive.ts'
import type { FollowUpList } from '../types.ts'
import type { DeskCollection } from './constants.ts'
import type { Change } from './schema.ts'

/**
 * Sets status, assignee or notes of entries in one transaction. Writes through Payload, so that access
 * rules apply and hooks record each change.
 */
export async function changeEntries(
  { collection, headers, language, user }: DeskCall,
  { ids, notes, former, ...fields }: Change,
): Promise<Outcome<FollowUpList>> {
  const cms = await getCms()
  const data = { ...fields, ...(notes && { notes: notes.text }) }
  const changed: FollowUpList['data'] = []
  try {
    const writing = queueContentWrite(() =>
      inTransaction(cms, async ({ transactionID }) => {
        const req = await createLocalReq({ user, req: { headers, transactionID } }, cms)
        await lockRows(cms, req, { collection, ids })
        if (former) await rejectLostChanges(cms, { collection, former, fields, req })
        for (const id of new Set(ids)) {
          if (notes) await rejectLostNotes(cms, { collection, id, ...notes, req })
          const entry = await cms.update({
            collection,
            id,
            data,
            req,
            user,
            depth: 0,
            overrideAccess: false,
            overrideLock: false,
          })
          changed.push([id, entry.status, entry.assignee ? idOf(entry.assignee) : null])
        }
      }),
    )
    if (!writing) return reject(503, callMessages[language].tooManyWrites)
    await writing
    return done({ data: changed })
  } catch (error) {
    const messages = callMessages[language]
    const rejections: Record<number, HttpRejection> = {
      400: reject(400, messages.rejected),
      404: reject(404, messages.gone),
      409: reject(409, notes ? messages.notesChanged : messages.entriesChanged),
      423: reject(409, messages.locked),
    }
    const rejection = rejections[Number((error as { status?: unknown }).status)]
    if (!rejection) throw error
    return rejection
  }
}

type Notes = NonNullable<Change['notes']> & {
  collection: DeskCollection
  id: number
  req: PayloadRequest
}

/** Rejects notes that would overwrite a colleague's: the stored text must be the one that was edited. */
async function rejectLostNotes(cms: Payload, { former, text, ...entry }: Notes): Promise<void> {
  const { notes } = await cms.findByID({ ...entry, depth: 0 })
  // Browsers send a request again if the connection ends before the response.
  if (![former, text].includes(notes ?? ''))
    throw Object.assign(new Error('Other notes'), { status: 409 })
}

type FollowUps = {
  collection: DeskCollection
  former: FollowUpList['data']
  fields: Pick<Change, 'status' | 'assignee'>
  req: PayloadRequest
}

/** Rejects values that would replace a colleague's: the stored ones must be those of the client's list. */
async function rejectLostChanges(
  cms: Payload,
  { collection, former, fields, req }: FollowUps,
): Promise<void> {
  const { docs } = await cms.find({
    collection,
    where: { id: { in: former.map(([id]) => id) } },
    select: { status: true, assignee: true },
    depth: 0,
    pagination: false,
    req,
  })
  const stored = new Map(docs.map((each) => [each.id, each]))
  const isLost = former.some(([id, status, assignee]) => {
    const entry = stored.get(id)
    if (!entry) return false
    const now = { status: entry.status, assignee: entry.assignee ? idOf(entry.assignee) : null }
    return (
      (fields.status !== undefined && ![status, fields.status].includes(now.status)) ||
      (fields.assignee !== undefined && ![assignee, fields.assignee].includes(now.assignee))
    )
  })
  if (isLost) throw Object.assign(new Error('Other values'), { status: 409 })
}
