import { getCms } from '../../cms/payload.ts'
import { errorResponse } from './error-response.ts'

/**
 * Returns 401 instead of the rejection of a change that is due to an ended session. Payload treats
 * such a request as anonymous, so its message names a permission or a parameter, which misleads an
 * editor whose session was ended from another window or has expired.
 */
export async function explainEndedSession(
  request: Request,
  path: string,
  response: Response,
): Promise<Response> {
  const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(request.method)
  const isLogin = request.method === 'POST' && path.startsWith('users/')
  if (isReading || isLogin || ![400, 403].includes(response.status)) return response
  if (!isByStaff(request)) return response
  const { user } = await (await getCms()).auth({ headers: new Headers(request.headers) })
  if (user) return response
  return errorResponse(request.headers, {
    status: 401,
    message: (messages) => messages.sessionEnded,
  })
}

/** Returns whether the CMS has sent a request, also after a logout or expiry, which removes the cookie. */
function isByStaff({ headers }: Request): boolean {
  return (
    headers.get('Sec-Fetch-Site') === 'same-origin' ||
    /(?:^|;\s*)payload-token=/.test(headers.get('Cookie') ?? '') ||
    /^JWT /i.test(headers.get('Authorization') ?? '')
  )
}
