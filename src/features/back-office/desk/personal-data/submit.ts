import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCms } from '../../../../lib/cms/payload.ts'
import { connectionOf } from '../../../../lib/database/connection.ts'
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

/** Writes into the access log that something was erased, in the same transaction. */
type RecordErasure = (req: TransactionRequest) => Promise<void>

/**
 * Deletes entries for good with their documents and the jobs about them, all of it or nothing. Made
 * without a user: the access log would else record which entries these were. Their files follow as
 * after every deletion, so that a backup under way finds what it lists.
 */
export async function erase(
  { language }: AdminCall,
  picks: readonly EntryRef[],
  record: RecordErasure,
): Promise<Outcome<Erased>> {
  const cms = await getCms()
  // Before the transaction, in which a second connection could be waited for without end.
  const registrations = picks.filter(({ collection }) => collection === 'voice-bot-onboardings')
  const documents = await documentsOf(
    cms,
    registrations.map(({ id }) => id),
  )
  const files = documents.length
  try {
    const writing = queueContentWrite(() =>
      inTransaction(cms, async (req) => {
        for (const collection of deskCollections) {
          const ids = picks.flatMap((pick) => (pick.collection === collection ? pick.id : []))
          await lockRows(cms, req, { collection, ids })
        }
        for (const { collection, id } of picks) {
          await cms.delete({ collection, id, depth: 0, trash: true, req })
          const about = JSON.stringify({ kind: subjectOf[collection], id })
          const db = await connectionOf(cms, req)
          // One that is running ends by itself: it finds nothing to send.
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
  return done({ entries: picks.length, files, ...(files > 0 && { filesUntil: until }) })
}
