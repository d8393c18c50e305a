import type { Payload, PayloadRequest } from 'payload'
import { tableOf } from '../database/connection.ts'

/**
 * Remembers translations as right, in the transaction of `req`. Past Payload's own writing, which
 * knows no "unless it is there": two writes at once would otherwise undo each other.
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

/** Which of these translations are remembered as right. */
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
