import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCms } from '../../../../lib/cms/payload.ts'
import { drizzleOf } from '../../../../lib/database/connection.ts'
import { queueContentWrite } from '../../../../lib/database/content-writes.ts'
import { lockRows } from '../../../../lib/database/lock-rows.ts'
import { inTransaction, type TransactionRequest } from '../../../../lib/database/transaction.ts'
import { removalDelayHours } from '../../../../lib/files/removal-delay.ts'
import { done, type Outcome, reject } from '../../../../lib/http/outcome.ts'
import { callMessages } from '../call-messages.ts'
import { deskCollections, subjectOf } from '../follow-up/constants.ts'
import type { AdminCall } from '../receive.ts'
import { documentsOf } from './data.ts'
import { personMessages } from './messages.ts'
import type { EntryRef } from './schema.ts'
import type { Erased } from './types.ts'

/** Records the erasure in the access log, in the same transaction. */
type RecordErasure = (req: TransactionRequest) => Promise<void>

/**
 * Permanently deletes entries with their documents and jobs, in one transaction. Deletes without a user,
 * because otherwise the access log would record which entries these were. Files are removed after the
 * same delay as for every deletion, so that a running backup finds the files that it lists.
 */
export async function erase(
  { language }: AdminCall,
  refs: readonly EntryRef[],
  record: RecordErasure,
): Promise<Outcome<Erased>> {
  const cms = await getCms()
  // Before the transaction: waiting for a second connection inside of it could deadlock.
  const registrations = refs.filter(({ collection }) => collection === 'voice-bot-onboardings')
  const documents = await documentsOf(
    cms,
    registrations.map(({ id }) => id),
  )
  const files = documents.length
  try {
    const writing = queueContentWrite(() =>
      inTransaction(cms, async (req) => {
        for (const collection of deskCollections) {
          const ids = refs.flatMap((ref) => (ref.collection === collection ? ref.id : []))
          await lockRows(cms, req, { collection, ids })
        }
        for (const { collection, id } of refs) {
          await cms.delete({ collection, id, depth: 0, trash: true, req })
          const about = JSON.stringify({ kind: subjectOf[collection], id })
          const db = await drizzleOf(cms, req)
          // A job that is running ends by itself: it no longer finds the entry.
          await db.execute(
            sql`DELETE FROM payload_jobs WHERE input::jsonb @> ${about}::jsonb AND NOT processing`,
          )
        }
        await record(req)
      }),
    )
    if (!writing) return reject(503, callMessages[language].tooManyWrites)
    await writing
  } catch (error) {
    if ((error as { status?: unknown }).status !== 404) throw error
    return reject(404, personMessages[language].gone)
  }
  const until = new Date(Date.now() + removalDelayHours * 60 * 60 * 1000).toISOString()
  return done({ entries: refs.length, files, ...(files > 0 && { filesUntil: until }) })
}
