import type { AfterErrorHook } from 'payload'
import { requestId } from '../../src/lib/http/request-id.ts'

/** Adds the request ID to 5xx responses, so that they can be found in the log. */
export const addRequestId: AfterErrorHook = ({ error, result }) => {
  const { status = 500 } = error as { status?: number }
  const id = requestId()
  return status >= 500 && id ? { response: { ...result, requestId: id } } : undefined
}
