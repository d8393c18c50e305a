import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

/**
 * The adapter with a site that survives its database. The client of a lost connection fails its
 * query and emits an error besides, which ends the process without a listener.
 */
export function surviveLostConnections(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect } = database
      database.connect = async function (this: PostgresAdapter, options) {
        await connect?.call(this, options)
        this.pool.on('error', ignore)
        this.pool.on('connect', (client) => client.on('error', ignore))
      }
      return database
    },
  }
}

/** The query that uses the connection fails with the error. */
function ignore(): void {}
