import { respondAndDiscardBody } from '../discard-body.ts'
import { checkApiKey } from './check-api-key.ts'
import { checkOrigin } from './check-origin.ts'
import { checkPath } from './check-path.ts'
import { checkQuery } from './check-query.ts'
import { explainEndedSession } from './explain-ended-session.ts'
import { limitBody } from './limit-body.ts'
import { withPrivateHeaders } from './private-headers.ts'
import { isFilePath, queueWrites } from './queue-writes.ts'
import { rejectNoMatch } from './reject-no-match.ts'
import { throttleLogin } from './throttle-login.ts'
import type { RestCheck, RestHandler } from './types.ts'

/** Checks that run before the body is read. */
const headerChecks: RestCheck[] = [checkOrigin, checkApiKey]

/** Checks that run after the body is read, because a POST may contain a long query in its body. */
const queryChecks: RestCheck[] = [checkPath, checkQuery]

/**
 * Wraps Payload's REST API with checks of the origin and API key, limits on bodies and queries, and
 * headers that prevent caching. Payload has no settings for these.
 */
export function guardRest(handler: RestHandler): RestHandler {
  return async (request, context) => {
    // Payload matches paths case-insensitively.
    const path = ((await context.params).slug ?? []).join('/').toLowerCase()
    const response = await respond(request, path, (limited) => handler(limited, context))
    const isMissing = isMissingFile(response, path)
    return withPrivateHeaders(isMissing ? new Response(null, { status: 404 }) : response, path)
  }
}

/**
 * Returns whether Payload responded with 403 for a file without a document
 * or with one in the trash.
 */
function isMissingFile({ status }: Response, path: string): boolean {
  return status === 403 && isFilePath(path) && path.split('/')[1] === 'file'
}

async function respond(
  request: Request,
  path: string,
  handle: (limited: Request) => Promise<Response>,
): Promise<Response> {
  const rejection = await firstRejection(headerChecks, request, path)
  if (rejection) return request.body ? respondAndDiscardBody(rejection) : rejection
  const limited = await limitBody(request, path)
  if (limited instanceof Response) return respondAndDiscardBody(limited)
  const response =
    (await firstRejection(queryChecks, limited, path)) ??
    (await throttleLogin(limited, path, () => queueWrites(limited, path, () => handle(limited))))
  return rejectNoMatch(limited, path, await explainEndedSession(limited, path, response))
}

async function firstRejection(
  checks: RestCheck[],
  request: Request,
  path: string,
): Promise<Response | undefined> {
  for (const check of checks) {
    const rejection = await check(request, path)
    if (rejection) return rejection
  }
  return undefined
}
