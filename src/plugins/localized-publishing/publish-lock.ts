import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { drizzleOf } from '../../lib/database/connection.ts'

/**
 * Serializes publications until the transaction of `req` ends. Payload reads and writes a document
 * in all languages when one is published, so two languages that are planned for the same minute
 * would undo each other or fail on each other's rows. Callers lock their documents before
 * (`serialize-writes.ts`) and none after, which rules out deadlocks.
 */
export async function acquirePublishLock(req: PayloadRequest): Promise<void> {
  // Without a transaction the lock would be released immediately.
  if (!(await req.transactionID)) return
  const db = await drizzleOf(req.payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('publish'))`)
}
