import type { ClientConfig } from 'pg'

/**
 * After 25 seconds without a sign of life PostgreSQL ends a connection, and with it its locks: by default a
 * machine that lost its power would keep them for two hours. Where sockets are no TCP these mean nothing.
 */
const settings = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  // What was sent and not acknowledged; milliseconds.
  tcp_user_timeout: 25_000,
}

const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)

/** How to connect to a database with these settings; those that its address names itself go first. */
export function withKeepalives(connectionString: string | undefined): ClientConfig {
  const url = connectionString ? new URL(connectionString) : undefined
  const given = url?.searchParams.get('options')
  if (!url || !given) return { connectionString, options: ours.join(' ') }
  url.searchParams.delete('options')
  // The last one of a name counts.
  return { connectionString: url.href, options: [...ours, given].join(' ') }
}
