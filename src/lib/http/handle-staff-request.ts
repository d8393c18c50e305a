import type { StaffLanguage } from '../../i18n/staff.ts'
import type { User } from '../../payload-types.ts'
import { requestLanguage } from '../auth/require-role.ts'
import { logFailure } from '../log/log-failure.ts'
import { respondAndDrain } from './drain-body.ts'
import { isCrossOriginWrite } from './origin.ts'
import { jsonRejection, type Outcome, reject } from './outcome.ts'

/** The authenticated user, and the language of the response. */
export type StaffCaller = { user: User; uiLocale: StaffLanguage }

type Options = {
  /** Authenticates and authorizes the request. */
  requireUser: (headers: Headers) => Promise<Outcome<User>>
  messages: Record<StaffLanguage, Record<'notLoggedIn' | 'forbidden' | 'failed', string>>
  /** The log message for an unexpected failure. */
  failure: string
}

type Work = (caller: StaffCaller) => Promise<Response>

/**
 * Runs `work` for an authorized member of the staff, and responds with 401 or 403 to others. `work`
 * does not have to read the whole body.
 */
export async function handleStaffRequest(
  request: Request,
  options: Options,
  work: Work,
): Promise<Response> {
  return respondAndDrain(await authorizeAndRun(request, options, work))
}

async function authorizeAndRun(
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
