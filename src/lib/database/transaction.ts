import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload, PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'
import { isOutage } from './unavailable.ts'

/** The part of a request that makes a write join a transaction. */
export type TransactionRequest = Pick<PayloadRequest, 'transactionID'>

type Transactions = Pick<
  BaseDatabaseAdapter,
  'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'
>

/** Milliseconds that a ROLLBACK may take. */
const rollbackTimeout = 2_000

/** How a transaction has ended. After an outage during its COMMIT, it may have been committed. */
type Ending = 'committed' | 'rolledBack' | 'unknown'

type AfterTransaction = (ending: Ending) => Promise<void>

type Session = PostgresAdapter['sessions'][string] & { after: AfterTransaction[] }

/**
 * Fixes two problems of the adapter. Its transactions ignore a failed COMMIT, even if PostgreSQL
 * turns it into a rollback because a statement has failed, so users would be told that data was
 * saved or deleted although it was not. And `updateJobs` starts a transaction but does not end it
 * if the update fails, which leaks the connection.
 */
export function withReportedCommits(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  const methods = { beginTransaction, commitTransaction, rollbackTransaction }
  return {
    ...adapter,
    init: (args) => {
      const database = Object.assign(adapter.init(args), methods)
      const { updateJobs } = database
      const updateOrRollBack: typeof updateJobs = async function (this: PostgresAdapter, change) {
        try {
          return await updateJobs.call(this, change)
        } catch (error) {
          const id = await change.req?.transactionID
          if (id !== undefined) await this.rollbackTransaction(id)
          throw error
        }
      }
      return Object.assign(database, { updateJobs: updateOrRollBack })
    },
  }
}

/**
 * Runs `work` in a database transaction. Writes that `work` makes with the `req`
 * it is passed are atomic.
 */
export async function inTransaction<T>(
  cms: { db: Transactions },
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

/** Runs `work` in a transaction of a Payload request that has none yet. */
export async function inOwnTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(req.payload, ({ transactionID }) => {
      req.transactionID = transactionID
      return work()
    })
  } finally {
    delete req.transactionID
  }
}

/**
 * Calls `after` when the transaction of `req` has ended, for effects outside the
 * database. `after` must not throw. Resolves to whether `req` has a transaction. If it
 * has none, `after` is not called.
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

/**
 * Begins a transaction on a connection that this module manages. Drizzle's own transactions
 * never release a connection whose BEGIN fails, and wait forever for a ROLLBACK if the
 * database does not respond.
 */
async function beginTransaction(this: PostgresAdapter): Promise<string> {
  await this.initializing
  const client = await this.pool.connect()
  await client.query('BEGIN').catch((error: unknown) => {
    client.release(true)
    throw error
  })
  const session: Session = {
    db: drizzleFor(client, this),
    resolve: () => commit(client),
    reject: () => rollBack(client),
    after: [],
  }
  const id = randomUUID()
  this.sessions[id] = session
  return id
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((error: unknown) => {
    client.release(true)
    throw error
  })
  client.release()
  // PostgreSQL responds with ROLLBACK if an earlier statement has failed.
  if (command !== 'COMMIT') throw new Error('The transaction is rolled back: a statement failed')
}

/**
 * Rolls back. If the database does not respond, closes the connection, which
 * makes PostgreSQL roll back.
 */
async function rollBack(client: PoolClient): Promise<void> {
  const answer = client.query('ROLLBACK').then(
    () => true,
    () => false,
  )
  const isDone = await Promise.race([answer, sleep(rollbackTimeout, false, { ref: false })])
  client.release(!isDone)
}

const databases = new WeakMap<PoolClient, Session['db']>()

/**
 * Returns the Drizzle instance of a connection. Cached, because creating one takes milliseconds.
 */
function drizzleFor(client: PoolClient, { schema, logger }: PostgresAdapter): Session['db'] {
  // The cast is safe because Payload only runs statements on a transaction.
  const create = () => drizzle({ client, schema, logger }) as unknown as Session['db']
  const database = databases.get(client) ?? create()
  databases.set(client, database)
  return database
}

async function commitTransaction(this: PostgresAdapter, id: TransactionId): Promise<void> {
  const session = await takeSession(this, id)
  if (!session) return
  let ending: Ending = 'rolledBack'
  try {
    await session.resolve()
    ending = 'committed'
  } catch (error) {
    if (isOutage(error)) ending = 'unknown'
    throw error
  } finally {
    await runAfter(session, ending)
  }
}

async function rollbackTransaction(this: PostgresAdapter, id: TransactionId): Promise<void> {
  const session = await takeSession(this, id)
  if (!session) return
  await session.reject()
  await runAfter(session, 'rolledBack')
}

type TransactionId = number | string | Promise<number | string>

/**
 * Removes and returns a session, so that only one caller ends it. Undefined
 * if it has already ended.
 */
async function takeSession({ sessions }: PostgresAdapter, id: TransactionId) {
  const key = await id
  const session = sessions[key] as Session | undefined
  delete sessions[key]
  return session
}

async function runAfter({ after }: Session, ending: Ending): Promise<void> {
  for (const work of after) await work(ending)
}
