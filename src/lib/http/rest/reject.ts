import { type StaffLanguage, staffLanguage } from '../../../i18n/staff.ts'
import { requestLanguage } from '../../auth/require-role.ts'
import { restMessages } from './messages.ts'

type Messages = (typeof restMessages)[StaffLanguage]

type Rejection = {
  status: 400 | 403 | 404 | 413 | 415 | 429 | 503
  /** Chooses the sentence; gets the language too, for times and numbers in it. */
  message: (messages: Messages, language: StaffLanguage) => string
  /** Seconds after which to try again, where that is known. */
  retryAfter?: number
}

/** The response that rejects a request, in the staff's language and in the shape of Payload's own. */
export async function reject(
  headers: Headers,
  { status, message, retryAfter }: Rejection,
): Promise<Response> {
  const language = staffLanguage(await requestLanguage(headers))
  return Response.json(
    { errors: [{ message: message(restMessages[language], language) }] },
    { status, headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {} },
  )
}
