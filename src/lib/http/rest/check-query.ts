import { roleOf } from '../../auth/roles.ts'
import { getCms } from '../../cms/payload.ts'
import { findExcess, publicLimits, staffLimits, versionLimits } from './query-limits.ts'
import type { RestCheck } from './types.ts'

/**
 * Rejects a query whose size or nesting would block the event loop, before Payload parses it. Only
 * a query that exceeds the public limits is authenticated.
 */
export const checkQuery: RestCheck = async (request, path) => {
  const { search } = new URL(request.url)
  const excess = findExcess(search, publicLimits)
  if (excess === undefined) return
  const limits = path.endsWith('/versions') ? versionLimits : staffLimits
  const message = (await isAnonymous(request)) ? excess : findExcess(search, limits)
  if (message === undefined) return
  return Response.json({ errors: [{ message }] }, { status: 400 })
}

async function isAnonymous({ headers }: Request): Promise<boolean> {
  if (!headers.has('Cookie') && !headers.has('Authorization')) return true
  const { user } = await (await getCms()).auth({ headers: new Headers(headers) })
  return roleOf(user) === 'anonymous'
}
