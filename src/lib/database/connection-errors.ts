import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

/**
 * Adds error listeners to the adapter's pool and clients. When a connection is lost, the
 * client not only fails its query but also emits an `error` event, which would crash the
 * process without a listener.
 */
export function withConnectionErrorHandling(
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

/** The query that uses the connection already fails with the error. */
function ignore(): void {}
