import type { ZodType } from 'zod'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { requestLanguage, requireStaff } from '../../../lib/auth/require-role.ts'
import { respondAndDrain } from '../../../lib/http/drain-body.ts'
import { isForeignWrite } from '../../../lib/http/origin.ts'
import { json, jsonRejection, type Outcome, readText, reject } from '../../../lib/http/outcome.ts'
import { logFailure } from '../../../lib/log/log-failure.ts'
import type { User } from '../../../payload-types.ts'
import { translationMessages } from './messages.ts'

/** Above what a text and the names around it can need, in bytes. */
const maxBodyBytes = 256 * 1024

/** The user who calls, and the language of the response. */
export type StaffCaller = { user: User; uiLocale: StaffLanguage }

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
    const body = await readText(request.headers, maxBodyBytes)
    const input = schema.safeParse(parsed(body))
    if (!input.success)
      return jsonRejection(reject(400, translationMessages[caller.uiLocale].invalid))
    const outcome = await work(input.data, caller, request.signal)
    return outcome.ok ? json(outcome.value) : jsonRejection(outcome)
  })
}

/** Answers a call of an editor or admin, also one whose body is not read to its end. */
export async function answerStaff(
  request: Request,
  work: (caller: StaffCaller) => Promise<Response>,
): Promise<Response> {
  return respondAndDrain(await guarded(request, work))
}

async function guarded(
  request: Request,
  work: (caller: StaffCaller) => Promise<Response>,
): Promise<Response> {
  let messages = translationMessages.de
  try {
    const { headers } = request
    const uiLocale = await requestLanguage(headers)
    messages = translationMessages[uiLocale]
    if (isForeignWrite(request)) return jsonRejection(reject(403, messages.refused))
    const staff = await requireStaff(headers)
    if (staff.ok) return await work({ user: staff.value, uiLocale })
    const message = staff.status === 401 ? messages.notLoggedIn : messages.refused
    return jsonRejection(reject(staff.status, message))
  } catch (error) {
    await logFailure('A call about translations failed', error)
    return jsonRejection(reject(500, messages.failed))
  }
}

function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return undefined
  }
}
