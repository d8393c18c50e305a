import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { TransactionRequest } from './transaction.ts'

/** The maximum of PostgreSQL's `integer`, the type of ids. */
export const maxId = 2_147_483_647

/** Parses an id from a URL. Returns undefined if no row can have this id. */
export function parseId(text: string): number | undefined {
  const id = Number(text)
  return /^\d{1,10}$/.test(text) && id <= maxId ? id : undefined
}

/** Returns the table name of a collection or global. */
export function tableName(slug: string): string {
  return slug.replaceAll('-', '_')
}

/** Runs a statement directly on the pool, outside transactions. `Row` has to match its columns. */
export async function rowsOf<Row extends object>(
  cms: Payload,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await cms.db.pool.query<Row>(statement, values)
  return rows
}

/**
 * Resolves to the Drizzle instance for direct queries, inside the
 * transaction of `req` if it has one.
 */
export async function drizzleOf(cms: Payload, req?: TransactionRequest) {
  const { drizzle, sessions } = cms.db as unknown as PostgresAdapter
  const transaction = await req?.transactionID
  return (transaction && sessions[transaction]?.db) || drizzle
}

/**
 * Resolves to a Drizzle table and the result of `drizzleOf`. For queries that Payload's API
 * cannot express, or runs at several times the cost.
 */
export async function tableOf(cms: Payload, name: string, req?: TransactionRequest) {
  const { tables } = cms.db as unknown as PostgresAdapter
  const table = tables[name]
  if (!table) throw new Error(`There is no table ${name}.`)
  return { db: await drizzleOf(cms, req), table }
}
