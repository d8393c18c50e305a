import { pgTable, primaryKey, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Files that are removed from their store when it is time, unless a record names them by then. */
export const fileRemovals = pgTable(
  'file_removals',
  {
    collection: varchar('collection').notNull(),
    name: varchar('name').notNull(),
    due: timestamp('due', { withTimezone: true, precision: 3 }).notNull(),
  },
  ({ collection, name }) => [primaryKey({ columns: [collection, name] })],
)
