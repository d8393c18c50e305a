import { env } from '../../env.ts'
import { getCms } from '../cms/payload.ts'
import { consume } from '../database/limits.ts'
import { rateLimitKey } from './rate-limit-key.ts'

/**
 * Counts a client's submission to a route. Resolves to undefined if it is allowed, or to the
 * seconds after which the client may retry if there were too many in the last hour.
 */
export function countSubmission(route: string, headers: Headers): Promise<number | undefined> {
  return count(route, headers, { limit: env.SUBMISSIONS_PER_HOUR, by: 1 })
}

/** Characters per hour and client: enough for the longest submission, and for each one that is allowed. */
const minText = 100_000
const textEach = 5000

/**
 * Counts the text of a client's submission to a route, because the desk loads and searches all of it.
 * Resolves to undefined if it is allowed, or to the seconds after which the client may retry.
 */
export function countText(
  route: string,
  headers: Headers,
  input: object,
): Promise<number | undefined> {
  const limit = Math.max(minText, env.SUBMISSIONS_PER_HOUR * textEach)
  return count(`${route}-text`, headers, { limit, by: Object.values(input).join('').length })
}

async function count(
  counter: string,
  headers: Headers,
  { limit, by }: { limit: number; by: number },
): Promise<number | undefined> {
  if (env.SUBMISSIONS_PER_HOUR === 0) return undefined
  const perHour = { points: limit, seconds: 60 * 60 }
  return consume(await getCms(), `${counter}:${rateLimitKey(headers)}`, perHour, by)
}
