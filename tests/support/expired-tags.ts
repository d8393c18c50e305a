import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { channel } from '../../src/lib/cache/tag-channel.ts'

/** Receives the expired cache tags like another instance of the site. */
export async function subscribeToExpiredTags(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`LISTEN ${channel}`)
  let received: string[] = []
  client.on('notification', ({ payload = '' }) => received.push(...payload.split(',')))
  return {
    /** Returns the tags that have expired since the last call. */
    take: async () => {
      // Notifications arrive in order, so all earlier ones have arrived with this one.
      const end = randomUUID()
      const arrived = new Promise<void>((resolve) =>
        client.on('notification', ({ payload }) => payload === end && resolve()),
      )
      await client.query('SELECT pg_notify($1, $2)', [channel, end])
      await arrived
      const tags = received.filter((tag) => tag !== end).toSorted()
      received = []
      return tags
    },
    stop: () => client.end(),
  }
}
