import type { StaffLanguage } from '../../../i18n/staff.ts'
import { requestLanguage } from '../../auth/require-role.ts'
import { restMessages } from './messages.ts'

type Messages = (typeof restMessages)[StaffLanguage]

type Rejection = {
  status: 400 | 401 | 403 | 404 | 413 | 415 | 429 | 503
  /** Selects the message. Gets the language to format durations and numbers in it. */
  message: (messages: Messages, language: StaffLanguage) => string
  /** Seconds after which the client may retry, if known. */
  retryAfter?: number
}

/** Returns an error response in the staff's language and in Payload's error format. */
export async function errorResponse(
  headers: Headers,
  { status, message, retryAfter }: Rejection,
): Promise<Response> {
  const language = await requestLanguage(headers)
  return Response.json(
    { errors: [{ message: message(restMessages[language], language) }] },
    { status, headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {} },
  )
}
