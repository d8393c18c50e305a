import { parseJson } from '../../../lib/text/parse-json.ts'

const path = '/api/voice-bot-onboarding'

/** The body of the server's responses. */
type ResponseBody = { message?: string; id?: string | number; errors?: Record<string, string> }

/** The progress of the upload, in bytes. */
export type Progress = { loaded: number; total: number }

export type SendResult =
  | { outcome: 'stored'; message: string; id?: string }
  | { outcome: 'rejected'; message: string; errors: Record<string, string> }
  | { outcome: 'cancelled' }

type Sending = { body: FormData; signal: AbortSignal; onProgress: (progress: Progress) => void }

/** Milliseconds to wait for the response once the body is sent: the documents are checked and stored meanwhile. */
const responseTimeout = 5 * 60 * 1000

/**
 * Sends an onboarding with XMLHttpRequest, because `fetch` does not report upload progress. Never throws:
 * without a response, it resolves to a rejection with a general message. The signal cancels it only until
 * the whole body is sent, because after that the server stores it. What is sent again is stored once.
 */
export function sendOnboarding({ body, signal, onProgress }: Sending): Promise<SendResult> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ outcome: 'cancelled' })
    let isSent = false
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total })
    request.upload.onload = () => {
      isSent = true
      setTimeout(() => {
        resolve(noResponse)
        request.abort()
      }, responseTimeout)
    }
    request.onload = () => resolve(parseResponse(request.status, request.responseText))
    request.onerror = () => resolve(noResponse)
    request.onabort = () => resolve({ outcome: 'cancelled' })
    signal.addEventListener('abort', () => {
      if (!isSent) request.abort()
    })
    request.send(body)
  })
}

/** The message if the response has none, which means that it is not from this server. */
const failed = 'Fehler beim Senden der Daten'

const noResponse: SendResult = { outcome: 'rejected', message: failed, errors: {} }

function parseResponse(status: number, text: string): SendResult {
  const body = parseJson(text) as ResponseBody | null | undefined
  // A proxy's error response is an HTML page.
  if (typeof body !== 'object' || body === null) return noResponse
  if (status >= 200 && status < 300) {
    return { outcome: 'stored', message: body.message ?? '', id: body.id?.toString() }
  }
  return { outcome: 'rejected', message: body.message || failed, errors: body.errors ?? {} }
}
