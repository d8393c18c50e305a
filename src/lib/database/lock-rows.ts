import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { parseId, tableName, tableOf } from './connection.ts'
import type { TransactionRequest } from './transaction.ts'

type Rows = {
  collection: CollectionSlug
  ids: readonly (number | string)[]
  isDeletion?: boolean
}

/**
 * Takes row locks on these documents until the transaction of `req` ends. Waits for other
 * transactions that hold them and, before a deletion, for those that store references to the documents. Locks
 * in the order of ids to avoid deadlocks.
 */
export async function lockRows(
  cms: Payload,
  req: TransactionRequest,
  { collection, ids, isDeletion = false }: Rows,
): Promise<void> {
  const numbers = ids.flatMap((id) => parseId(String(id)) ?? [])
  if (numbers.length === 0) return
  const { db, table } = await tableOf(cms, tableName(collection), req)
  const strength = isDeletion ? sql`FOR UPDATE` : sql`FOR NO KEY UPDATE`
  await db.execute(sql`SELECT id FROM ${table} WHERE id IN ${numbers} ORDER BY id ${strength}`)
}
