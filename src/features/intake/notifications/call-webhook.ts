import { Webhook } from 'standardwebhooks'
import type { SubmissionNotification } from './types.ts'

const timeoutMs = 30_000

type Target = { url: string; secret: string }

/**
 * Calls the automation tool, signed according to Standard Webhooks. A retry has the same `webhook-id`, so
 * that the receiver can deduplicate. Throws unless the response status is 2xx.
 */
export async function callWebhook(
  { kind, key, data }: SubmissionNotification,
  { url, secret }: Target,
): Promise<void> {
  const now = new Date()
  const body = JSON.stringify({ type: `${kind}.created`, timestamp: now.toISOString(), data })
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': key,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(key, now, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
}
