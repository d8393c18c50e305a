import { translationsApi } from './constants.ts'

type Result<T> = { ok: true; value: T } | { ok: false; message: string; isUnanswered?: boolean }

/**
 * Sends a POST request from the view. `failed` is the message if there is no response, or none that says what has
 * failed.
 */
export async function callTranslations<T>(
  path: string,
  body: object | Blob,
  failed: string,
): Promise<Result<T>> {
  try {
    const response = await fetch(`${translationsApi}/${path}`, {
      method: 'POST',
      body: body instanceof Blob ? body : JSON.stringify(body),
    })
    const value = await response.json()
    return response.ok ? { ok: true, value } : { ok: false, message: value.message ?? failed }
  } catch {
    return { ok: false, message: failed, isUnanswered: true }
  }
}
