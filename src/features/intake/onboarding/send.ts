import { parseJson } from '../../../lib/text/parse-json.ts'

const path = '/api/voice-bot-onboarding'

/** The body of the server's own answers. */
type Reply = { message?: string; id?: string | number; errors?: Record<string, string> }

/** How far the body has got, in bytes. */
export type Progress = { loaded: number; total: number }

export type Sent =
  | { outcome: 'stored'; message: string; id?: string }
  | { outcome: 'rejected'; message: string; errors: Record<string, string> }
  | { outcome: 'cancelled' }

type Sending = { body: FormData; signal: AbortSignal; onProgress: (progress: Progress) => void }

/**
 * Sends an onboarding. XMLHttpRequest, because fetch reports no upload progress.
 * Never throws: a failure without an answer becomes a rejection with a general message. It can be cancelled
 * until the whole body is sent; after that only the answer tells what became of it.
 */
export function sendOnboarding({ body, signal, onProgress }: Sending): Promise<Sent> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ outcome: 'cancelled' })
    let isSent = false
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total })
    request.upload.onload = () => {
      isSent = true
    }
    request.onload = () => resolve(read(request.status, request.responseText))
    request.onerror = () => resolve(noAnswer)
    request.onabort = () => resolve({ outcome: 'cancelled' })
    signal.addEventListener('abort', () => {
      if (!isSent) request.abort()
    })
    request.send(body)
  })
}

/** What the customer reads where the server gives no reason; the product's own always does. */
const failed = 'Fehler beim Senden der Daten'

const noAnswer: Sent = { outcome: 'rejected', message: failed, errors: {} }

function read(status: number, text: string): Sent {
  const reply = parseJson(text) as Reply | null | undefined
  // A proxy's error is a page.
  if (typeof reply !== 'object' || reply === null) return noAnswer
  if (status >= 200 && status < 300) {
    return { outcome: 'stored', message: reply.message ?? '', id: reply.id?.toString() }
  }
  return { outcome: 'rejected', message: reply.message || failed, errors: reply.errors ?? {} }
}
