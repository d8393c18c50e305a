import { bigint, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The table of the rate limit counters. `rate-limiter-flexible` determines its columns. Named after the first limit,
 * that of submissions.
 */
export const rateLimitCounters = pgTable('submission_counts', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
