import { pgTable, primaryKey, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The table of files to remove from their store when they are due, unless a record references them.
 */
export const fileRemovals = pgTable(
  'file_removals',
  {
    collection: varchar('collection').notNull(),
    name: varchar('name').notNull(),
    due: timestamp('due', { withTimezone: true, precision: 3 }).notNull(),
  },
  ({ collection, name }) => [primaryKey({ columns: [collection, name] })],
)
