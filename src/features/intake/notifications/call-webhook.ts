import { Webhook } from 'standardwebhooks'
import type { SubmissionNotification } from './types.ts'

/** Milliseconds to wait for the automation tool's response. */
const timeout = 30_000

type Target = { url: string; secret: string }

/**
 * Calls the automation tool, signed after the Standard Webhooks scheme. A repeated call has the
 * same id, by which the receiver can tell. Throws unless the answer is a 2xx.
 */
export async function callWebhook(
  { kind, id, data }: SubmissionNotification,
  { url, secret }: Target,
): Promise<void> {
  const messageId = `${kind}_${id}`
  const now = new Date()
  const body = JSON.stringify({ type: `${kind}.created`, timestamp: now.toISOString(), data })
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(messageId, now, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`)
}
