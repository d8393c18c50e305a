import type { StaffLanguage } from '../../i18n/staff.ts'
import type { User } from '../../payload-types.ts'
import { requestLanguage } from '../auth/require-role.ts'
import { logFailure } from '../log/log-failure.ts'
import { respondAndDrain } from './drain-body.ts'
import { isCrossOriginWrite } from './origin.ts'
import { jsonRejection, type Outcome, reject } from './outcome.ts'

/** The user who calls, and the language of the response. */
export type StaffCaller = { user: User; uiLocale: StaffLanguage }

type Options = {
  /** Lets those through who may call. */
  requireUser: (headers: Headers) => Promise<Outcome<User>>
  messages: Record<StaffLanguage, Record<'notLoggedIn' | 'forbidden' | 'failed', string>>
  /** What the log says of an unexpected failure. */
  failure: string
}

type Work = (caller: StaffCaller) => Promise<Response>

/** Answers a call of the staff, also one whose body is not read to its end: 401 and 403 for others. */
export async function handleStaffRequest(
  request: Request,
  options: Options,
  work: Work,
): Promise<Response> {
  return respondAndDrain(await guarded(request, options, work))
}

async function guarded(
  request: Request,
  { failure, messages: inLanguages, requireUser }: Options,
  work: Work,
): Promise<Response> {
  let messages = inLanguages.de
  try {
    const uiLocale = await requestLanguage(request.headers)
    messages = inLanguages[uiLocale]
    if (isCrossOriginWrite(request)) return jsonRejection(reject(403, messages.forbidden))
    const found = await requireUser(request.headers)
    if (found.ok) return await work({ user: found.value, uiLocale })
    const message = found.status === 401 ? messages.notLoggedIn : messages.forbidden
    return jsonRejection(reject(found.status, message))
  } catch (error) {
    await logFailure(failure, error)
    return jsonRejection(reject(500, messages.failed))
  }
}
