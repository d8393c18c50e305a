import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '../../lib/database/connection.ts'

/**
 * Lets publications pass one after the other, until the transaction of `req` ends. Payload reads a
 * document in all languages, and writes all of them when one is published: two languages that are
 * planned for the same minute would undo each other, or fail on each other's rows. Code that takes it has
 * locked the documents before (`lock-documents.ts`), and locks no further one: so nobody waits for the other.
 */
export async function acquirePublishLock(req: PayloadRequest): Promise<void> {
  // Without a transaction the lock would end at once.
  if (!(await req.transactionID)) return
  const db = await connectionOf(req.payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('publish'))`)
}
