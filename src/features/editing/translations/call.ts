import { translationsApi } from './constants.ts'

type Answer<T> = { ok: true; value: T } | { ok: false; message: string }

/** Calls the server from the view; a rejection carries the server's message. */
export async function callTranslations<T>(
  path: string,
  body: object | Blob,
  failed: string,
): Promise<Answer<T>> {
  try {
    const answer = await fetch(`${translationsApi}/${path}`, {
      method: 'POST',
      body: body instanceof Blob ? body : JSON.stringify(body),
    })
    const value = await answer.json()
    return answer.ok ? { ok: true, value } : { ok: false, message: value.message ?? failed }
  } catch {
    return { ok: false, message: failed }
  }
}
