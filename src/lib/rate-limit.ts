import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '../env.ts'
import { type Locale, localeTags } from '../i18n/locales.ts'
import { clientAddress, countedAs } from './client-address.ts'
import { getCms } from './payload.ts'

const hour = 60 * 60

let limiter: Promise<RateLimiterPostgres> | undefined

/**
 * Counts a submission of this sender to a route. Resolves to the seconds after which the next one
 * is taken if there were too many in the last hour, else to nothing. The counts stand in the
 * database: they survive restarts and hold for all processes.
 */
export async function secondsToWait(route: string, headers: Headers): Promise<number | undefined> {
  if (env.SUBMISSIONS_PER_HOUR === 0) return undefined
  const address = clientAddress(headers, env.TRUSTED_PROXIES) ?? 'unknown'
  limiter ??= createLimiter()
  try {
    await (await limiter).consume(`${route}:${countedAs(address)}`)
    return undefined
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    limiter = undefined
    throw error
  }
}

/** A time as a language says it, in whole minutes: "5 Minuten". */
export function minutesIn(locale: Locale, seconds: number): string {
  return new Intl.NumberFormat(localeTags[locale], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(Math.ceil(seconds / 60))
}

async function createLimiter(): Promise<RateLimiterPostgres> {
  const { pool } = (await getCms()).db as unknown as PostgresAdapter
  return new Promise((resolve, reject) => {
    const created: RateLimiterPostgres = new RateLimiterPostgres(
      {
        storeClient: pool,
        tableName: 'submission_counts',
        keyPrefix: '',
        points: env.SUBMISSIONS_PER_HOUR,
        duration: hour,
        // Somebody who is over the limit costs the database nothing more.
        inMemoryBlockOnConsumed: env.SUBMISSIONS_PER_HOUR + 1,
      },
      (error?: unknown) => (error ? reject(error) : resolve(created)),
    )
  })
}
