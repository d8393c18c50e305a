import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { parseId, tableName, tableOf } from './connection.ts'
import type { TransactionRequest } from './transaction.ts'

/**
 * Locks the rows of these documents until the transaction of `req` ends, and waits for a transaction that
 * has locked one. In the order of their ids, so that two who lock several never wait for each other.
 */
export async function lockRows(
  cms: Payload,
  req: TransactionRequest,
  { collection, ids }: { collection: CollectionSlug; ids: readonly (number | string)[] },
): Promise<void> {
  const numbers = ids.flatMap((id) => parseId(String(id)) ?? [])
  if (numbers.length === 0) return
  const { db, table } = await tableOf(cms, tableName(collection), req)
  await db.execute(
    sql`SELECT id FROM ${table} WHERE id IN ${numbers} ORDER BY id FOR NO KEY UPDATE`,
  )
}
