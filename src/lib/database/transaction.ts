import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, Payload, PayloadRequest } from 'payload'

/** What a write needs to be part of a transaction. */
export type TransactionRequest = Pick<PayloadRequest, 'transactionID'>

type AfterTransaction = (isCommitted: boolean) => Promise<void>

type Session = PostgresAdapter['sessions'][string] & { after: AfterTransaction[] }

/**
 * The adapter with transactions that report a failed commit. Payload's own swallow it, also where
 * PostgreSQL makes a rollback of it because a statement failed: it would be reported that
 * something is stored, or deleted, which is not.
 */
export function withReportedCommits(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  const methods = { beginTransaction, commitTransaction, rollbackTransaction }
  return { ...adapter, init: (args) => Object.assign(adapter.init(args), methods) }
}

/** Runs `work` in one database transaction: all of what it writes through `req` is stored, or none. */
export async function inTransaction<T>(
  cms: Payload,
  work: (req: TransactionRequest) => Promise<T>,
): Promise<T> {
  const transactionID = (await cms.db.beginTransaction()) as string
  try {
    const result = await work({ transactionID })
    await cms.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await cms.db.rollbackTransaction(transactionID)
    throw error
  }
}

/**
 * Has `after` run when the transaction of `req` has ended, for what no transaction covers. It must
 * not throw. Resolves to whether there is such a transaction.
 */
export async function afterTransaction(
  cms: Payload,
  req: TransactionRequest,
  after: AfterTransaction,
): Promise<boolean> {
  const { sessions } = cms.db as unknown as PostgresAdapter
  const id = await req.transactionID
  const session = id === undefined ? undefined : (sessions[id] as Session | undefined)
  session?.after.push(after)
  return session !== undefined
}

async function beginTransaction(this: PostgresAdapter): Promise<string> {
  await this.initializing
  const id = randomUUID()
  const start = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const ended = this.drizzle.transaction(async (db) => {
    const session: Session = {
      db,
      resolve: async () => {
        // Fails where a statement before has failed.
        await db.execute('SELECT 1').then(() => end.resolve(), end.reject)
        await ended
      },
      reject: async () => {
        end.reject(new Error('The transaction is rolled back'))
        await ended.catch(() => undefined)
      },
      after: [],
    }
    this.sessions[id] = session
    start.resolve()
    await end.promise
  }, this.transactionOptions as TransactionOptions)
  ended.catch(start.reject)
  await start.promise
  return id
}

async function commitTransaction(this: PostgresAdapter, id: TransactionId): Promise<void> {
  const session = await takeSession(this, id)
  if (!session) return
  let isCommitted = false
  try {
    await session.resolve()
    isCommitted = true
  } finally {
    await runAfter(session, isCommitted)
  }
}

async function rollbackTransaction(this: PostgresAdapter, id: TransactionId): Promise<void> {
  const session = await takeSession(this, id)
  if (!session) return
  await session.reject()
  await runAfter(session, false)
}

type TransactionOptions = Parameters<PostgresAdapter['drizzle']['transaction']>[1]

type TransactionId = number | string | Promise<number | string>

/** The session, removed so that no one else finds it; nothing if its transaction has ended. */
async function takeSession({ sessions }: PostgresAdapter, id: TransactionId) {
  const key = await id
  const session = sessions[key] as Session | undefined
  delete sessions[key]
  return session
}

async function runAfter({ after }: Session, isCommitted: boolean): Promise<void> {
  for (const work of after) await work(isCommitted)
}
