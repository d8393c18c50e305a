import { parseJson } from '../../../lib/text/parse-json.ts'

/** The outcome of a request, as far as the form needs it. */
export type Sent = { ok: true } | { ok: false; reason?: 'tooLong' | { words: string } }

/**
 * Sends a contact request. A reply that parses as JSON is a success, anything else a failure,
 * whatever the status. Some rejections give a reason: what is too long, because sending it again
 * helps nobody, and what the server's own words explain, such as when to try again.
 */
export async function sendContact(payload: Record<string, unknown>): Promise<Sent> {
  try {
    const reply = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
    })
    const text = await reply.text()
    return parseJson(text) !== undefined
      ? { ok: true }
      : { ok: false, reason: reasonOf(reply, text) }
  } catch {
    return { ok: false }
  }
}

function reasonOf({ status, headers }: Response, words: string) {
  if (status === 413) return 'tooLong'
  // A proxy's error is a page.
  const isPlain = headers.get('content-type')?.startsWith('text/plain')
  return isPlain && (status === 400 || status === 429) ? { words } : undefined
}
