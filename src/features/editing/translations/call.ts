import { withTimeout } from '../../../lib/http/with-timeout.ts'
import { translationsApi } from './constants.ts'

type Result<T> = { ok: true; value: T } | { ok: false; message: string; isUnanswered?: boolean }

/** Milliseconds to wait for a response to a request that may change several hundred documents. */
export const bulkTimeout = 5 * 60_000

/**
 * Sends a POST request from the view. `failed` is the message if there is no response, or none that says what has
 * failed. `timeout` is in milliseconds.
 */
export async function callTranslations<T>(
  path: string,
  body: object | Blob,
  failed: string,
  timeout?: number,
): Promise<Result<T>> {
  const init = { method: 'POST', body: body instanceof Blob ? body : JSON.stringify(body) }
  const send = (limited: RequestInit) => fetch(`${translationsApi}/${path}`, limited)
  try {
    const response = await withTimeout(init, send, timeout)
    const value = await response.json()
    return response.ok ? { ok: true, value } : { ok: false, message: value.message ?? failed }
  } catch {
    return { ok: false, message: failed, isUnanswered: true }
  }
}
