import type { PoolConfig } from 'pg'
import { withKeepalives } from './keepalives.ts'

/** Connections of one process. PostgreSQL allows 100 in all by default. */
const connections = 20

/** Milliseconds after which a request that gets no connection fails instead of waiting for ever. */
const connectionTimeout = 15_000

/** Milliseconds after which PostgreSQL ends a transaction in which nothing happens. */
const idleTransaction = 60_000

/**
 * The options of the database pool. No request holds the database longer than `statementTimeout`
 * seconds with one statement (0: no limit), and none waits for ever for a connection.
 */
export function poolOptions(connectionString: string | undefined, statementTimeout: number) {
  return {
    connectionString: connectionString && withKeepalives(connectionString),
    max: connections,
    connectionTimeoutMillis: connectionTimeout,
    idle_in_transaction_session_timeout: idleTransaction,
    statement_timeout: statementTimeout * 1000 || undefined,
  } satisfies PoolConfig
}
