import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { connectionOf } from '../../lib/database/connection.ts'

/**
 * Lets what changes the published site pass one after the other: until this request's transaction
 * ends, no other one gets beyond here. So copy cannot go live with a claim or a picture that is being
 * taken away at the same moment, which neither of the two would see of the other. Always the row of
 * the claims, and before any other row, so that no two wait for each other.
 */
export async function acquirePublishLock(req: PayloadRequest): Promise<void> {
  // Without a transaction the lock would end at once.
  if (!(await req.transactionID)) return
  const db = await connectionOf(req.payload, req)
  await db.execute(sql`SELECT id FROM claims FOR UPDATE`)
}

/** The same before a write; a draft changes nothing that is published, and waits for nobody. */
export const lockPublishing: CollectionBeforeChangeHook & GlobalBeforeChangeHook = async ({
  data,
  req,
}: Parameters<CollectionBeforeChangeHook>[0] | Parameters<GlobalBeforeChangeHook>[0]) => {
  if (data._status !== 'draft') await acquirePublishLock(req)
  return data
}
