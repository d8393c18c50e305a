import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { TransactionRequest } from './transaction.ts'

/**
 * The database past the CMS: a table of it, and the connection of the transaction of `req` if there
 * is one. For writes that Payload has no word for, or that it makes at several times their cost.
 */
export async function tableOf(cms: Payload, name: string, req?: TransactionRequest) {
  const { drizzle, sessions, tables } = cms.db as unknown as PostgresAdapter
  const transaction = await req?.transactionID
  const table = tables[name]
  if (!table) throw new Error(`There is no table ${name}.`)
  return { db: (transaction && sessions[transaction]?.db) || drizzle, table }
}
