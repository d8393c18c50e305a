import type { ZodType } from 'zod'
import { requireStaff } from '../../../lib/auth/require-role.ts'
import { handleStaffRequest, type StaffCaller } from '../../../lib/http/handle-staff-request.ts'
import { json, jsonRejection, type Outcome, reject } from '../../../lib/http/outcome.ts'
import { parseJson } from '../../../lib/text/parse-json.ts'
import { translationMessages } from './messages.ts'

/** More than the longest valid input needs. */
const maxBodyBytes = 256 * 1024

const options = {
  requireUser: requireStaff,
  messages: translationMessages,
  failure: 'A call about translations failed',
  maxBodyBytes,
}

/**
 * Handles a JSON request of an editor or admin: 401 and 403 for others, 400 for an invalid body. The
 * handler's signal is aborted when the client disconnects.
 */
export function handleJsonRequest<Input>(
  request: Request,
  schema: ZodType<Input>,
  handler: (input: Input, caller: StaffCaller, signal: AbortSignal) => Promise<Outcome<unknown>>,
): Promise<Response> {
  return handleRequest(request, async (caller) => {
    const input = schema.safeParse(parseJson(caller.body))
    if (!input.success) {
      return jsonRejection(reject(400, translationMessages[caller.uiLocale].invalid))
    }
    const outcome = await handler(input.data, caller, request.signal)
    return outcome.ok ? json(outcome.value) : jsonRejection(outcome)
  })
}

/** Handles a request of an editor or admin. `limits` may allow a larger body. */
export function handleRequest(
  request: Request,
  handler: (caller: StaffCaller) => Promise<Response>,
  limits: { maxBodyBytes?: number } = {},
): Promise<Response> {
  return handleStaffRequest(request, { ...options, ...limits }, handler)
}
