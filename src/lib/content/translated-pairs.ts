import type { Payload, PayloadRequest } from 'payload'
import { tableOf } from '../database/connection.ts'

/**
 * Stores translations as confirmed, in the transaction of `req`. Uses SQL, because Payload has no
 * ON CONFLICT DO NOTHING: one of two concurrent writes would fail and be rolled back.
 */
export async function rememberPairs(
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

/** Returns which of these translations are confirmed. */
export async function knownPairs(
  payload: Payload,
  pairs: readonly string[],
): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'translated-pairs',
    where: { pair: { in: [...new Set(pairs)] } },
    pagination: false,
    depth: 0,
  })
  return new Set(docs.map(({ pair }) => pair))
}
