import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { personMessages } from '../messages.ts'

/** Posts to a call about a person's data; fails with a sentence for the reader. */
export async function call(path: string, input: object, language: StaffLanguage) {
  const messages = personMessages[language]
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(input),
    credentials: 'include',
  }).catch(() => undefined)
  if (response?.ok) return response
  if (response?.status === 401) throw new Error(messages.sessionEnded)
  const answer = await response?.json().catch(() => undefined)
  throw new Error(answer?.message ?? messages.failed)
}
