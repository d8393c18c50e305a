import { roleOf } from '../../auth/roles.ts'
import { getCms } from '../../cms/payload.ts'
import { hasApiKey } from './check-api-key.ts'
import {
  findExcess,
  keyLimits,
  publicLimits,
  publicVersionLimits,
  type QueryLimits,
  staffLimits,
  versionLimits,
} from './query-limits.ts'
import type { RestCheck } from './types.ts'

/**
 * Rejects a query whose size or nesting would block the event loop, before Payload parses it. Only
 * a query that exceeds the public limits is authenticated.
 */
export const checkQuery: RestCheck = async (request, path) => {
  const { search } = new URL(request.url)
  const isOfVersions = path.endsWith('/versions')
  const excess = findExcess(search, isOfVersions ? publicVersionLimits : publicLimits)
  if (excess === undefined) return
  const message = (await isAnonymous(request))
    ? excess
    : findExcess(search, limitsOf(request.headers, path))
  if (message === undefined) return
  return Response.json({ errors: [{ message }] }, { status: 400 })
}

function limitsOf(headers: Headers, path: string): QueryLimits {
  if (hasApiKey(headers)) return keyLimits
  return path.endsWith('/versions') ? versionLimits : staffLimits
}

async function isAnonymous({ headers }: Request): Promise<boolean> {
  if (!headers.has('Cookie') && !headers.has('Authorization')) return true
  const { user } = await (await getCms()).auth({ headers: new Headers(headers) })
  return roleOf(user) === 'anonymous'
}
