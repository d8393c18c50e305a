import { respondAndDrain } from '../drain-body.ts'
import { checkApiKey } from './check-api-key.ts'
import { checkOrigin } from './check-origin.ts'
import { checkPath } from './check-path.ts'
import { checkQuery } from './check-query.ts'
import { limitBody } from './limit-body.ts'
import { withPrivateHeaders } from './private-headers.ts'
import { isFilePath, queueWrites } from './queue-writes.ts'
import { throttleLogin } from './throttle-login.ts'
import type { RestCheck, RestHandler } from './types.ts'

/** None of them reads the body. */
const checks: RestCheck[] = [checkOrigin, checkApiKey]

/** After the body: a long query may come as that of a POST. */
const queryChecks: RestCheck[] = [checkPath, checkQuery]

/**
 * Puts the site's own rules in front of Payload's REST API: who may call at all, how much a request
 * may contain, and that no cache stores the response. Payload has no setting for any of them.
 */
export function guardRest(handler: RestHandler): RestHandler {
  return async (request, context) => {
    // Payload finds its endpoints whatever the case of their names.
    const path = ((await context.params).slug ?? []).join('/').toLowerCase()
    const response = await respond(request, path, (limited) => handler(limited, context))
    return withPrivateHeaders(isMissingFile(response, path) ? missingFile() : response, path)
  }
}

/** Payload calls a file forbidden that has no record, or one in the trash. */
function isMissingFile({ status }: Response, path: string): boolean {
  return status === 403 && isFilePath(path) && path.split('/')[1] === 'file'
}

const missingFile = () => new Response(null, { status: 404 })

async function respond(
  request: Request,
  path: string,
  handle: (limited: Request) => Promise<Response>,
): Promise<Response> {
  const rejection = await firstRejection(checks, request, path)
  if (rejection) return request.body ? respondAndDrain(rejection) : rejection
  const limited = await limitBody(request, path)
  if (limited instanceof Response) return respondAndDrain(limited)
  return (
    (await firstRejection(queryChecks, limited, path)) ??
    throttleLogin(limited, path, () => queueWrites(limited, path, () => handle(limited)))
  )
}

async function firstRejection(
  list: RestCheck[],
  request: Request,
  path: string,
): Promise<Response | undefined> {
  for (const check of list) {
    const rejection = await check(request, path)
    if (rejection) return rejection
  }
  return undefined
}
