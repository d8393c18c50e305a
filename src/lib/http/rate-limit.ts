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
