import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { channel } from '../../src/lib/cache/tag-channel.ts'

/** Hears, as another instance of the site does, which cache tags have expired. */
export async function hearExpiredTags(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`LISTEN ${channel}`)
  let heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(...payload.split(',')))
  return {
    /** The tags that have expired since it was last asked. */
    take: async () => {
      // Messages arrive in their order: with this one all are there that were sent before.
      const end = randomUUID()
      const arrived = new Promise<void>((resolve) =>
        client.on('notification', ({ payload }) => payload === end && resolve()),
      )
      await client.query('SELECT pg_notify($1, $2)', [channel, end])
      await arrived
      const tags = heard.filter((tag) => tag !== end).toSorted()
      heard = []
      return tags
    },
    stop: () => client.end(),
  }
}
