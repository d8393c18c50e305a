import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '../../env.ts'
import { getCms } from '../cms/payload.ts'
import { clientAddress, countedAs } from './client-address.ts'

const hour = 60 * 60

/** How often something may happen within so many seconds. */
export type Limit = { times: number; seconds: number }

const limiters = new Map<string, RateLimiterPostgres>()

/**
 * Counts a submission of this sender to a route. Resolves to the seconds after which the next one
 * is taken if there were too many in the last hour, else to nothing.
 */
export async function secondsToWait(route: string, headers: Headers): Promise<number | undefined> {
  if (env.SUBMISSIONS_PER_HOUR === 0) return undefined
  return countUp(`${route}:${sender(headers)}`, { times: env.SUBMISSIONS_PER_HOUR, seconds: hour })
}

/** Under which name the sender of a request is counted. */
export function sender(headers: Headers): string {
  return countedAs(clientAddress(headers, env.TRUSTED_PROXIES) ?? 'unknown')
}

/**
 * Counts one more under a key. Resolves to the seconds after which the next one is allowed if that
 * was one too many, else to nothing. The counts stand in the database: they survive restarts and
 * hold for all processes, also for what happens at once.
 */
export async function countUp(key: string, limit: Limit): Promise<number | undefined> {
  try {
    await (await limiterFor(limit)).consume(key)
    return undefined
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw error
  }
}

/** Reverts a `countUp`. */
export async function countDown(key: string, limit: Limit): Promise<void> {
  await (await limiterFor(limit)).reward(key)
}

const nameOf = ({ times, seconds }: Limit) => `${times}/${seconds}`

async function limiterFor(limit: Limit): Promise<RateLimiterPostgres> {
  const { times, seconds } = limit
  const { pool } = (await getCms()).db as unknown as PostgresAdapter
  const limiter =
    limiters.get(nameOf(limit)) ??
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'submission_counts',
      tableCreated: true,
      keyPrefix: '',
      points: times,
      duration: seconds,
      // A sender over the limit costs the database nothing more.
      inMemoryBlockOnConsumed: times + 1,
    })
  limiters.set(nameOf(limit), limiter)
  return limiter
}
