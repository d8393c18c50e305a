import { roleOf } from '../../auth/roles.ts'
import { getCms } from '../../cms/payload.ts'
import { findExcess, publicLimits, staffLimits, versionLimits } from './query-limits.ts'
import type { RestCheck } from './types.ts'

/**
 * Rejects a query whose size or nesting would keep the server busy, before Payload parses it. Only
 * one that exceeds what strangers may ask for costs an authentication.
 */
export const checkQuery: RestCheck = async (request, path) => {
  const { search } = new URL(request.url)
  const excess = findExcess(search, publicLimits)
  if (excess === undefined) return
  const limits = isListOfVersions(path) ? versionLimits : staffLimits
  const message = (await isStranger(request)) ? excess : findExcess(search, limits)
  if (message === undefined) return
  return Response.json({ errors: [{ message }] }, { status: 400 })
}

const isListOfVersions = (path: string): boolean => path.endsWith('/versions')

async function isStranger({ headers }: Request): Promise<boolean> {
  if (!headers.has('Cookie') && !headers.has('Authorization')) return true
  const { user } = await (await getCms()).auth({ headers: new Headers(headers) })
  return roleOf(user) === 'anonymous'
}
