import pg from 'pg'

/** Runs `work` with a dedicated connection. Closing it ends its locks and transactions. */
export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config)
  // A lost connection fails the next query. Without a listener, its `error` event
  // would crash the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
