import { isCrossOriginWrite } from '../origin.ts'
import { reject } from './reject.ts'
import type { RestCheck } from './types.ts'

/** Rejects a write that another site's page makes with the visitor's cookies, or a login by it. */
export const checkOrigin: RestCheck = (request) =>
  isCrossOriginWrite(request)
    ? reject(request.headers, { status: 403, message: (messages) => messages.foreignOrigin })
    : undefined
