import type { PoolConfig } from 'pg'
import { withSessionSettings } from './session-settings.ts'

/** Connections per process. By default, PostgreSQL allows 100 in total. */
const connections = 20

/** Milliseconds after which waiting for a connection fails. */
const connectionTimeout = 15_000

/** Milliseconds after which PostgreSQL closes a session that is idle in a transaction. */
const idleTransaction = 60_000

/**
 * Milliseconds by which the client's query timeout exceeds the server's statement timeout, so that
 * it only fires if no response arrives. The client's timeout starts at the call and includes time
 * in which this process is busy.
 */
const queryTimeoutMargin = 5_000

/** Milliseconds of inactivity before this system sends TCP keepalive probes. */
const keepAliveDelay = 10_000

/**
 * Returns the options of the database pool. `statementTimeout` is in seconds (0: no limit). Waiting
 * for a connection or a response is limited too.
 */
export function poolOptions(connectionString: string | undefined, statementTimeout: number) {
  return {
    ...withSessionSettings(connectionString),
    max: connections,
    connectionTimeoutMillis: connectionTimeout,
    idle_in_transaction_session_timeout: idleTransaction,
    statement_timeout: statementTimeout * 1000 || undefined,
    query_timeout: statementTimeout ? statementTimeout * 1000 + queryTimeoutMargin : undefined,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
  } satisfies PoolConfig
}
