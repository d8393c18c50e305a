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

/** The address of a database with these settings for each connection; what it sets itself goes first. */
export function withKeepalives(connectionString: string): string {
  const url = new URL(connectionString)
  const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const given = url.searchParams.get('options') ?? ''
  // The last one of a name counts.
  url.searchParams.set('options', [...ours, given].join(' ').trim())
  return url.href
}
