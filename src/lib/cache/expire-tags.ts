import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { drizzleOf } from '../database/connection.ts'
import { afterTransaction, type TransactionRequest } from '../database/transaction.ts'
import type { CacheTag } from './cache-tags.ts'
import { channel, expireByMessage, formatExpiredTags } from './tag-channel.ts'

/**
 * Expires all cached pages with one of the tags on every instance, including pages that
 * are still being rendered. Takes effect when the transaction of `req` commits or may have
 * committed, and not at all if it is rolled back.
 */
export async function expireTags(
  cms: Payload,
  tags: readonly CacheTag[],
  req: TransactionRequest,
): Promise<void> {
  const message = formatExpiredTags(tags)
  const db = await drizzleOf(cms, req)
  // PostgreSQL delivers notifications when the transaction commits.
  await db.execute(sql`SELECT pg_notify(${channel}, ${message})`)
  // This instance does not wait for the notification, so that the editor
  // sees the change immediately.
  const isWaiting = await afterTransaction(cms, req, async (ending) => {
    if (ending !== 'rolledBack') expireByMessage(message)
  })
  if (!isWaiting) expireByMessage(message)
}
