import { hkdfSync, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { env } from '../../env.ts'

/** Headers that authenticate a call of one of the site's own jobs. */
export function sign(body: string): Record<string, string> {
  const id = randomUUID()
  const now = new Date()
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': webhook().sign(id, now, body),
  }
}

/** Whether one of the site's own jobs has signed a body, in the last five minutes. */
export function isSigned(body: string, headers: Headers): boolean {
  try {
    webhook().verify(body, Object.fromEntries(headers))
    return true
  } catch {
    return false
  }
}

/** With a key of its own, so that no other use of the secret can make a signature for this one. */
function webhook(): Webhook {
  const key = hkdfSync('sha256', env.PAYLOAD_SECRET ?? '', '', 'refresh-pages', 32)
  return new Webhook(Buffer.from(key).toString('base64'))
}
