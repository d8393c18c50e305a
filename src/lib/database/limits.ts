import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** The longest period of a limit, in seconds. Counters that would end later are deleted. */
export const longestPeriod = 24 * 60 * 60

/** The maximum points per period of at most `longestPeriod` seconds, such as requests or megabytes. */
export type Limit = { points: number; seconds: number }

const limiters = new Map<string, RateLimiterPostgres>()

/**
 * Adds points to the counter of a key. Resolves to undefined if the limit allows it, otherwise to the
 * seconds after which it is allowed again. Counters are stored in the database: they survive
 * restarts, and apply to all processes and to concurrent requests.
 */
export async function consume(
  cms: Payload,
  key: string,
  limit: Limit,
  points = 1,
): Promise<number | undefined> {
  try {
    await limiterFor(cms, limit).consume(key, points)
    return undefined
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw error
  }
}

/** Reverts a `consume`. */
export async function refund(cms: Payload, key: string, limit: Limit): Promise<void> {
  const limiter = limiterFor(cms, limit)
  await limiter.reward(key)
  // Otherwise, a key that was above its limit for a moment would stay blocked for the whole period.
  limiter.deleteInMemoryBlockedAll()
}

const nameOf = ({ points, seconds }: Limit) => `${points}/${seconds}`

function limiterFor(cms: Payload, limit: Limit): RateLimiterPostgres {
  const { points, seconds } = limit
  if (seconds > longestPeriod) throw new Error(`A limit of ${seconds} seconds is too long`)
  const { pool } = cms.db as unknown as PostgresAdapter
  const limiter =
    limiters.get(nameOf(limit)) ??
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'submission_counts',
      tableCreated: true,
      keyPrefix: '',
      points,
      duration: seconds,
      // Clients over the limit cause no further database queries.
      inMemoryBlockOnConsumed: points + 1,
    })
  limiters.set(nameOf(limit), limiter)
  return limiter
}
