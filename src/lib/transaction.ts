import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

/** What a write needs to be part of a transaction. */
export type TransactionRequest = Pick<PayloadRequest, 'transactionID'>

/**
 * Runs `work` in one database transaction: all of what it writes through `req` is kept, or none.
 * Throws also if the commit itself fails, which Payload's own `commitTransaction` swallows: somebody
 * would be told that something is stored which is not.
 */
export async function inTransaction<T>(
  cms: Payload,
  work: (req: TransactionRequest) => Promise<T>,
): Promise<T> {
  const { drizzle, sessions } = cms.db as unknown as PostgresAdapter
  const transactionID = randomUUID()
  return drizzle.transaction(async (db) => {
    // Commit and rollback are drizzle's, by how this function ends.
    sessions[transactionID] = { db, resolve: nothing, reject: nothing }
    try {
      return await work({ transactionID })
    } finally {
      delete sessions[transactionID]
    }
  })
}

async function nothing(): Promise<void> {}
