import { staffLanguage } from '../../../i18n/staff.ts'
import { withTimeout } from '../../../lib/http/with-timeout.ts'
import { secondFactorErrors } from './messages.ts'

export type Result<Value> =
  | { ok: true; value: Value }
  | { ok: false; message: string; asksForCode: boolean }

/** Sends a JSON request to an endpoint of the collection `users`. A rejection has a message to show. */
export async function postToUsers<Value = unknown>(
  path: string,
  body: Record<string, string>,
  language: string,
): Promise<Result<Value>> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  }
  const sending = withTimeout(init, (limited) => fetch(`/api/users/${path}`, limited))
  const response = await sending.catch(() => undefined)
  const payload = (await response?.json().catch(() => undefined)) as
    | { errors?: { message?: string; data?: { secondFactor?: string } }[] }
    | undefined
  if (response?.ok && payload) return { ok: true, value: payload as Value }
  const [error] = payload?.errors ?? []
  return {
    ok: false,
    message: error?.message ?? secondFactorErrors[staffLanguage(language)].unknown,
    asksForCode: error?.data?.secondFactor === 'required',
  }
}
