import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload, PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'

/** What a write needs to be part of a transaction. */
export type TransactionRequest = Pick<PayloadRequest, 'transactionID'>

type Transactions = Pick<
  BaseDatabaseAdapter,
  'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'
>

/** Milliseconds that a ROLLBACK may take. */
const rollbackTime = 2_000

type AfterTransaction = (isCommitted: boolean) => Promise<void>

type Session = PostgresAdapter['sessions'][string] & { after: AfterTransaction[] }

/**
 * The adapter with transactions that report a failed commit. Payload's own swallow it, also where
 * PostgreSQL makes a rollback of it because a statement failed: it would be reported that
 * something is stored, or deleted, which is not. And with changes of jobs that end their transaction: Payload
 * begins one for each, and forgets it with its connection where the change fails.
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

/** Runs `work` in one database transaction: all of what it writes through `req` is stored, or none. */
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

/** The same for what a request of Payload's writes, which has no transaction yet. */
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

/**
 * On a connection that is taken by hand: drizzle's own transactions keep one for ever whose BEGIN fails, and
 * wait for the answer to a ROLLBACK from a database that answers nothing.
 */
async function beginTransaction(this: PostgresAdapter): Promise<string> {
  await this.initializing
  const client = await this.pool.connect()
  await client.query('BEGIN').catch((error: unknown) => {
    client.release(true)
    throw error
  })
  const session: Session = {
    db: databaseBy(client, this),
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
  // What PostgreSQL makes of it where a statement before has failed.
  if (command !== 'COMMIT') throw new Error('The transaction is rolled back: a statement failed')
}

/** Closes the connection where there is no answer: PostgreSQL then rolls back by itself. */
async function rollBack(client: PoolClient): Promise<void> {
  const answer = client.query('ROLLBACK').then(
    () => true,
    () => false,
  )
  const isDone = await Promise.race([answer, sleep(rollbackTime, false, { ref: false })])
  client.release(!isDone)
}

const databases = new WeakMap<PoolClient, Session['db']>()

/** Drizzle on one connection, which takes milliseconds to make. */
function databaseBy(client: PoolClient, { schema, logger }: PostgresAdapter): Session['db'] {
  // Payload asks no more of a transaction than to run statements.
  const made = () => drizzle({ client, schema, logger }) as unknown as Session['db']
  const database = databases.get(client) ?? made()
  databases.set(client, database)
  return database
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
