import type { StaffLanguage } from '../../i18n/staff.ts'
import type { User } from '../../payload-types.ts'
import { requestLanguage } from '../auth/require-role.ts'
import { logFailure } from '../log/log-failure.ts'
import { respondAndDiscardBody } from './discard-body.ts'
import { isCrossOriginWrite } from './origin.ts'
import { failureStatus, jsonRejection, type Outcome, readText, reject } from './outcome.ts'

/** The authenticated user, the language of the response, and the body of a request other than GET. */
export type StaffCaller = {
  user: User
  uiLocale: StaffLanguage
  /** Undefined if it is larger than the limit. */
  body?: string
}

type Options = {
  /** Authenticates and authorizes the request. */
  requireUser: (headers: Headers) => Promise<Outcome<User>>
  messages: Record<StaffLanguage, Record<'notLoggedIn' | 'forbidden' | 'failed', string>>
  /** The log message for an unexpected failure. */
  failure: string
  /** The maximum size of a body. */
  maxBodyBytes: number
}

type Work = (caller: StaffCaller) => Promise<Response>

/** Runs `work` for an authorized member of the staff, and responds with 401 or 403 to others. */
export async function handleStaffRequest(
  request: Request,
  options: Options,
  work: Work,
): Promise<Response> {
  return respondAndDiscardBody(await authorizeAndRun(request, options, work))
}

async function authorizeAndRun(
  request: Request,
  { failure, maxBodyBytes, messages: inLanguages, requireUser }: Options,
  work: Work,
): Promise<Response> {
  let messages = inLanguages.de
  try {
    const uiLocale = await requestLanguage(request.headers)
    messages = inLanguages[uiLocale]
    if (isCrossOriginWrite(request)) return jsonRejection(reject(403, messages.forbidden))
    let found = await requireUser(request.headers)
    let body: string | undefined
    if (found.ok && request.method !== 'GET') {
      body = await readText(request.headers, maxBodyBytes)
      // The session or the role may have ended while the body arrived, which a client can delay.
      found = await requireUser(request.headers)
    }
    if (found.ok) return await work({ user: found.value, uiLocale, body })
    const message = found.status === 401 ? messages.notLoggedIn : messages.forbidden
    return jsonRejection(reject(found.status, message))
  } catch (error) {
    await logFailure(failure, error)
    return jsonRejection(reject(failureStatus(error), messages.failed))
  }
}
