import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { TransactionRequest } from './transaction.ts'

/** The largest integer of PostgreSQL, which ids are. */
export const maxId = 2_147_483_647

/** The id that an address names; undefined where no entry can have it. */
export function parseId(text: string): number | undefined {
  const id = Number(text)
  return /^\d{1,10}$/.test(text) && id <= maxId ? id : undefined
}

/** The table of a collection or global. */
export function tableName(slug: string): string {
  return slug.replaceAll('-', '_')
}

/** The rows of a statement, whose columns make the type; past the CMS and outside transactions. */
export async function rowsOf<Row extends object>(
  cms: Payload,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await cms.db.pool.query<Row>(statement, values)
  return rows
}

/** The database past the CMS, by the connection of the transaction of `req` if there is one. */
export async function connectionOf(cms: Payload, req?: TransactionRequest) {
  const { drizzle, sessions } = cms.db as unknown as PostgresAdapter
  const transaction = await req?.transactionID
  return (transaction && sessions[transaction]?.db) || drizzle
}

/**
 * A table of the database, and such a connection. For writes that Payload has no word for, or that
 * it makes at several times their cost.
 */
export async function tableOf(cms: Payload, name: string, req?: TransactionRequest) {
  const { tables } = cms.db as unknown as PostgresAdapter
  const table = tables[name]
  if (!table) throw new Error(`There is no table ${name}.`)
  return { db: await connectionOf(cms, req), table }
}
