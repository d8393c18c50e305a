import type { AfterErrorHook } from 'payload'
import { requestId } from '../../src/lib/http/request-id.ts'

/** Has the answer to a request that failed by our fault name the request, as the log does. */
export const nameRequest: AfterErrorHook = ({ error, result }) => {
  const { status = 500 } = error as { status?: number }
  const id = requestId()
  return status >= 500 && id ? { response: { ...result, requestId: id } } : undefined
}
