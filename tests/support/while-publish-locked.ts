import pg from 'pg'
import { cms } from './cms.ts'

/** Holds the publish lock during `work`, as another instance does during a long publication. */
export async function whilePublishLocked<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { connectionString } = (await cms()).db.pool.options
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('publish'))`)
    return await work(client)
  } finally {
    await client.end()
  }
}
