/** What became of a request, as far as the form needs to know. */
export type Sent = { ok: true } | { ok: false; reason?: string }

/**
 * Sends a contact request. A reply that parses as JSON is a success, anything else a failure,
 * whatever the status. Only the refusal of a too busy sender gives a reason of its own, because it
 * says when to try again.
 */
export async function sendContact(payload: Record<string, unknown>): Promise<Sent> {
  try {
    const reply = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
    })
    const text = await reply.text()
    return isJson(text)
      ? { ok: true }
      : { ok: false, reason: reply.status === 429 ? text : undefined }
  } catch {
    return { ok: false }
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
