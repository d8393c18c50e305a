import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withKeepalives } from './keepalives.ts'

/** Milliseconds between two questions whether the connection still carries anything. */
const heartbeat = 1_000

/** Questions in a row that may go unanswered; one does after a moment in which the process was busy. */
const tolerance = 2

/** Milliseconds after a lost connection, or an attempt that failed, before the next one. */
const pause = 500

/** Milliseconds after which an attempt to connect has failed. */
const connectionTimeout = 2_000

type Options = {
  connectionString: string | undefined
  channel: string
  /** From now on every message arrives; none did since the connection before was lost. */
  onConnect: () => void
  onMessage: (message: string) => void
}

export type Listener = {
  /** Whether messages arrive. */
  isListening: () => boolean
  stop: () => Promise<void>
}

/**
 * Receives what `pg_notify` sends to a channel, by a connection of its own. A lost one is replaced, also
 * one that is lost without a word, as behind a router that was switched off.
 */
export function listen(options: Options): Listener {
  let client: pg.Client | undefined
  let isListening = false
  let isStopped = false
  const ended = listenUntilStopped()
  return {
    isListening: () => isListening,
    stop: async () => {
      isStopped = true
      await client?.end()
      await ended
    },
  }

  async function listenUntilStopped(): Promise<void> {
    while (!isStopped) {
      // The readiness of this instance tells of a failure.
      await listenUntilLost().catch(() => undefined)
      if (!isStopped) await sleep(pause)
    }
  }

  async function listenUntilLost(): Promise<void> {
    const { connectionString, channel, onConnect, onMessage } = options
    client = new pg.Client({
      ...withKeepalives(connectionString),
      application_name: channel,
      connectionTimeoutMillis: connectionTimeout,
    })
    const connection = client
    const lost = new Promise<void>((resolve) =>
      connection.on('error', () => resolve()).on('end', () => resolve()),
    )
    connection.on('notification', ({ payload = '' }) => onMessage(payload))
    let timer: NodeJS.Timeout | undefined
    try {
      await connection.connect()
      timer = endWhenSilent(connection)
      await connection.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      onConnect()
      isListening = true
      await lost
    } finally {
      isListening = false
      clearInterval(timer)
      await connection.end()
    }
  }
}

/** Ends a connection which answers no more. */
function endWhenSilent(connection: pg.Client): NodeJS.Timeout {
  let unanswered = 0
  return setInterval(() => {
    if (unanswered >= tolerance) return void connection.end()
    unanswered++
    connection.query('SELECT 1').then(
      () => {
        unanswered = 0
      },
      () => undefined,
    )
  }, heartbeat)
}
