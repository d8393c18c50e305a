import { env } from '../../env.ts'
import { getCms } from '../cms/payload.ts'
import { consume } from '../database/limits.ts'
import { rateLimitKey } from './rate-limit-key.ts'

const hour = 60 * 60

/**
 * Counts a client's submission to a route. Resolves to undefined if it is allowed, or to the
 * seconds after which the client may retry if there were too many in the last hour.
 */
export async function countSubmission(
  route: string,
  headers: Headers,
): Promise<number | undefined> {
  if (env.SUBMISSIONS_PER_HOUR === 0) return undefined
  const limit = { times: env.SUBMISSIONS_PER_HOUR, seconds: hour }
  return consume(await getCms(), `${route}:${rateLimitKey(headers)}`, limit)
}

/** Characters per hour and client: at least enough for the longest submission, and for each one that is allowed. */
const minText = 100_000
const textEach = 5000

/**
 * Counts the text of a client's submissions to a route, because the desk loads and searches all of it.
 * Resolves to undefined if it is allowed, or to the seconds after which the client may retry.
 */
export async function countText(
  route: string,
  headers: Headers,
  input: object,
): Promise<number | undefined> {
  if (env.SUBMISSIONS_PER_HOUR === 0) return undefined
  const limit = { times: Math.max(minText, env.SUBMISSIONS_PER_HOUR * textEach), seconds: hour }
  const { length } = Object.values(input).join('')
  return consume(await getCms(), `${route}-text:${rateLimitKey(headers)}`, limit, length)
}
