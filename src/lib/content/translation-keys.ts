import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { tableOf } from '../database/connection.ts'

/** Translations per query. PostgreSQL accepts 65,535 parameters. */
const maxQueried = 5_000

/**
 * Stores translations as confirmed, in the transaction of `req`. Uses SQL, because Payload has no
 * ON CONFLICT DO NOTHING: one of two concurrent writes would fail and be rolled back.
 */
export async function rememberKeys(
  payload: Payload,
  pairs: readonly string[],
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<void> {
  if (pairs.length === 0) return
  const { db, table } = await tableOf(payload, 'translated_pairs', req)
  await db
    .insert(table)
    .values(pairs.map((pair) => ({ pair })))
    .onConflictDoNothing()
}

/** A key, and another one that must not be stored for it to be stored. */
type Conditional = { pair: string; unless: string }

/** Stores keys in the transaction of `req`, in one statement, because an autosave does. */
export async function rememberKeysUnless(
  payload: Payload,
  keys: readonly Conditional[],
  req: Pick<PayloadRequest, 'transactionID'>,
): Promise<void> {
  const { db, table } = await tableOf(payload, 'translated_pairs', req)
  const { pair: column } = table
  const rows = keys.map(
    ({ pair, unless }) =>
      sql`SELECT ${pair} WHERE NOT EXISTS (SELECT FROM ${table} WHERE ${column} = ${unless})`,
  )
  await db.execute(
    sql`INSERT INTO ${table} (${sql.identifier(column.name)})
        ${sql.join(rows, sql` UNION ALL `)} ON CONFLICT DO NOTHING`,
  )
}

/** Returns which of these translations are confirmed. */
export async function findKnownKeys(
  payload: Payload,
  pairs: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  const distinct = [...new Set(pairs)]
  for (let start = 0; start < distinct.length; start += maxQueried) {
    const { docs } = await payload.find({
      collection: 'translated-pairs',
      where: { pair: { in: distinct.slice(start, start + maxQueried) } },
      select: { pair: true },
      pagination: false,
      depth: 0,
    })
    for (const { pair } of docs) known.add(pair)
  }
  return known
}
