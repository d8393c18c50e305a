import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { connectionOf } from '../database/connection.ts'
import { afterTransaction, type TransactionRequest } from '../database/transaction.ts'
import type { CacheTag } from './cache-tags.ts'
import { channel, expireByMessage, messageOf } from './tag-channel.ts'

/**
 * Expires the cached pages that carry one of the tags, on every instance of the site, those still
 * being rendered included: once the transaction of `req` is committed, and never if it is rolled back.
 */
export async function expireTags(
  cms: Payload,
  tags: readonly CacheTag[],
  req: TransactionRequest,
): Promise<void> {
  const message = messageOf(tags)
  const db = await connectionOf(cms, req)
  // PostgreSQL delivers it with the commit.
  await db.execute(sql`SELECT pg_notify(${channel}, ${message})`)
  // Here at once: the person who published sees it in the next response.
  const isWaiting = await afterTransaction(cms, req, async (isCommitted) => {
    if (isCommitted) expireByMessage(message)
  })
  if (!isWaiting) expireByMessage(message)
}
