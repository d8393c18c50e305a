import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { withTimeout } from '../../../../../lib/http/with-timeout.ts'
import { personMessages } from '../messages.ts'

/** Sends a JSON request of the personal data page. Errors have a message to show to the user. */
export async function postRequest(path: string, input: object, language: StaffLanguage) {
  const messages = personMessages[language]
  const init: RequestInit = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(input),
    credentials: 'include',
  }
  const response = await withTimeout(init, (limited) => fetch(path, limited)).catch(() => undefined)
  if (response?.ok) return response
  if (response?.status === 401) throw new Error(messages.sessionEnded)
  const body = await response?.json().catch(() => undefined)
  throw new Error(body?.message ?? messages.failed)
}
