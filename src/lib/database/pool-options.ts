import type { PoolConfig } from 'pg'
import { withKeepalives } from './keepalives.ts'

/** Connections of one process. PostgreSQL allows 100 in all by default. */
const connections = 20

/** Milliseconds after which a request that gets no connection fails instead of waiting for ever. */
const connectionTimeout = 15_000

/** Milliseconds after which PostgreSQL ends a transaction in which nothing happens. */
const idleTransaction = 60_000

/**
 * Milliseconds that the answer to a statement may come after its time is up: PostgreSQL ends it by then,
 * unless nothing comes through. That counts from the call, and a moment in which the process is busy too.
 */
const answerDelay = 5_000

/** Milliseconds of silence after which this system asks whether the database's machine still lives. */
const keepAliveDelay = 10_000

/**
 * The options of the database pool. No request holds the database longer than `statementTimeout`
 * seconds with one statement (0: no limit), and none waits for ever for a connection or an answer.
 */
export function poolOptions(connectionString: string | undefined, statementTimeout: number) {
  return {
    ...withKeepalives(connectionString),
    max: connections,
    connectionTimeoutMillis: connectionTimeout,
    idle_in_transaction_session_timeout: idleTransaction,
    statement_timeout: statementTimeout * 1000 || undefined,
    query_timeout: statementTimeout ? statementTimeout * 1000 + answerDelay : undefined,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
  } satisfies PoolConfig
}
