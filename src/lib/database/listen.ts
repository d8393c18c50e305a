import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withSessionSettings } from './session-settings.ts'

/** Milliseconds between heartbeat queries. */
const heartbeatInterval = 1_000

/**
 * Heartbeats that may be unanswered at once. It is not 1 because this process may have been busy.
 */
const maxUnanswered = 2

/** Milliseconds between attempts to connect. */
const reconnectDelay = 500

/** Milliseconds after which an attempt to connect fails. */
const connectionTimeout = 2_000

type Options = {
  connectionString: string | undefined
  channel: string
  /** Called on each connect. Messages sent since the previous connection was lost were missed. */
  onConnect: () => void
  onMessage: (message: string) => void
}

export type Listener = {
  /** Returns whether the connection currently receives messages. */
  isListening: () => boolean
  stop: () => Promise<void>
}

/**
 * Receives the notifications of a channel on a dedicated connection. Reconnects if the connection
 * is lost, even silently, for example because a router was switched off.
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
      // `/readyz` reports the failure.
      await listenUntilLost().catch(() => undefined)
      if (!isStopped) await sleep(reconnectDelay)
    }
  }

  async function listenUntilLost(): Promise<void> {
    const { connectionString, channel, onConnect, onMessage } = options
    client = new pg.Client({
      ...withSessionSettings(connectionString),
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

/** Closes the connection if it no longer answers heartbeats. */
function endWhenSilent(connection: pg.Client): NodeJS.Timeout {
  let unanswered = 0
  return setInterval(() => {
    if (unanswered >= maxUnanswered) return void connection.end()
    unanswered++
    connection.query('SELECT 1').then(
      () => {
        unanswered = 0
      },
      () => undefined,
    )
  }, heartbeatInterval)
}
