import { isCrossOriginWrite } from '../origin.ts'
import { errorResponse } from './error-response.ts'
import type { RestCheck } from './types.ts'

/**
 * Rejects cross-origin writes and logins, which a browser would send with the
 * visitor's cookies (CSRF).
 */
export const checkOrigin: RestCheck = (request) =>
  isCrossOriginWrite(request)
    ? errorResponse(request.headers, { status: 403, message: (messages) => messages.foreignOrigin })
    : undefined
