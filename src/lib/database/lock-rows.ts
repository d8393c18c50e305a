import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { parseId, tableName, tableOf } from './connection.ts'
import type { TransactionRequest } from './transaction.ts'

/**
 * Takes row locks on these documents until the transaction of `req` ends. Waits for other
 * transactions that hold them. Locks in the order of ids to avoid deadlocks.
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
