import { withTimeout } from '../../../lib/http/with-timeout.ts'
import { parseJson } from '../../../lib/text/parse-json.ts'

export type SendResult = { ok: true } | { ok: false; reason?: 'tooLong' | { message: string } }

/**
 * Sends a contact request; the key is the same for a retry. A response that parses as JSON is a success and
 * any other a failure, regardless of the status. A failure has a reason if retrying without changes cannot
 * help (`tooLong`) or if the server explains it (`message`), for example when to try again.
 */
export async function sendContact(
  payload: Record<string, unknown>,
  idempotencyKey: string,
): Promise<SendResult> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(payload),
  }
  const send = (limited: RequestInit) => fetch('/api/contact', limited)
  try {
    const response = await withTimeout(init, send)
    const text = await response.text()
    if (parseJson(text) !== undefined) return { ok: true }
    return { ok: false, reason: reasonOf(response, text) }
  } catch {
    return { ok: false }
  }
}

function reasonOf({ status, headers }: Response, message: string) {
  if (status === 413) return 'tooLong'
  // A proxy's error response is an HTML page.
  const isPlain = headers.get('content-type')?.startsWith('text/plain')
  return isPlain && (status === 400 || status === 429) ? { message } : undefined
}
