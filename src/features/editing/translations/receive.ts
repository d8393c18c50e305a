import type { ZodType } from 'zod'
import { requireStaff } from '../../../lib/auth/require-role.ts'
import { json, jsonRejection, type Outcome, readText, reject } from '../../../lib/http/outcome.ts'
import { handleStaffRequest, type StaffCaller } from '../../../lib/http/staff-call.ts'
import { parseJson } from '../../../lib/text/parse-json.ts'
import { translationMessages } from './messages.ts'

/** Above what a text and the names around it can need, in bytes. */
const maxBodyBytes = 256 * 1024

const options = {
  requireUser: requireStaff,
  messages: translationMessages,
  failure: 'A call about translations failed',
}

/**
 * Answers a JSON call of an editor or admin: 401 and 403 for others, 400 for an invalid body. `work`
 * gets a signal that the caller has gone.
 */
export function takeStaffCall<Input>(
  request: Request,
  schema: ZodType<Input>,
  work: (input: Input, caller: StaffCaller, signal: AbortSignal) => Promise<Outcome<unknown>>,
): Promise<Response> {
  return answerStaff(request, async (caller) => {
    const input = schema.safeParse(parseJson(await readText(request.headers, maxBodyBytes)))
    if (!input.success) {
      return jsonRejection(reject(400, translationMessages[caller.uiLocale].invalid))
    }
    const outcome = await work(input.data, caller, request.signal)
    return outcome.ok ? json(outcome.value) : jsonRejection(outcome)
  })
}

/** Answers a call of an editor or admin, also one whose body is not read to its end. */
export function answerStaff(
  request: Request,
  work: (caller: StaffCaller) => Promise<Response>,
): Promise<Response> {
  return handleStaffRequest(request, options, work)
}
