import { staffLanguage } from '../../../i18n/staff.ts'
import { secondFactorErrors } from './messages.ts'

export type Answer<Value> =
  | { ok: true; value: Value }
  | { ok: false; message: string; asksForCode: boolean }

/** Sends JSON to an endpoint of the accounts; a rejection comes with a message to show. */
export async function call<Value = unknown>(
  path: string,
  body: Record<string, string>,
  language: string,
): Promise<Answer<Value>> {
  const response = await fetch(`/api/users/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const answer = (await response?.json().catch(() => undefined)) as
    | { errors?: { message?: string; data?: { secondFactor?: string } }[] }
    | undefined
  if (response?.ok) return { ok: true, value: answer as Value }
  const [error] = answer?.errors ?? []
  return {
    ok: false,
    message: error?.message ?? secondFactorErrors[staffLanguage(language)].unknown,
    asksForCode: error?.data?.secondFactor === 'required',
  }
}
