import type { ClientConfig } from 'pg'

/**
 * With the first four, PostgreSQL closes a connection, and releases its locks, after 25 seconds without
 * acknowledgement. By default, it would take two hours after a power failure of the client. They have no
 * effect on Unix sockets.
 */
const settings = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  // Milliseconds for data that was sent but not acknowledged.
  tcp_user_timeout: 25_000,
  // The removal of a new file is inserted on another connection, and must be visible to the transaction that deletes it.
  default_transaction_isolation: 'read\\ committed',
}

const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)

/**
 * Returns a client configuration with these settings. Settings in the
 * connection string take precedence.
 */
export function withSessionSettings(connectionString: string | undefined): ClientConfig {
  const url = connectionString ? new URL(connectionString) : undefined
  // Even an empty parameter would replace `options`.
  if (!url?.searchParams.has('options')) return { connectionString, options: options.join(' ') }
  const ownOptions = url.searchParams.get('options')
  url.searchParams.delete('options')
  // PostgreSQL uses the last value of each setting.
  return { connectionString: url.href, options: [...options, ownOptions].join(' ') }
}
