import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { serializeForm } from './onboarding.ts'

const route = '/api/voice-bot-onboarding'

/** Sends an onboarding to a product as a browser does. */
export function sendOnboarding(url: string, form: FormData): Promise<Response> {
  return fetch(`${url}${route}`, { method: 'POST', body: form })
}

/** Sends a share of an onboarding's bytes, waits until they are sent, and disconnects. */
export async function sendPartially(url: string, form: FormData, share: number): Promise<void> {
  const { bytes, contentType } = await serializeForm(form)
  const request = http.request(`${url}${route}`, {
    method: 'POST',
    headers: { 'Content-Type': contentType, 'Content-Length': bytes.length },
  })
  request.on('error', () => undefined)
  const part = bytes.subarray(0, Math.floor(bytes.length * share))
  await new Promise((resolve) => request.write(part, resolve))
  await sleep(200)
  request.destroy()
}

/**
 * Sends 1 GB as one document and ignores an early response, as browsers do. Resolves to the
 * response and to the number of bytes that were sent before its first byte and in total.
 */
export async function sendGigabyte(url: string, headers: Record<string, string>) {
  const { port } = new URL(url)
  const socket = net.connect(Number(port), 'localhost')
  let answer = ''
  let before = 0
  socket.on('error', () => undefined)
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    if (!answer) before = socket.bytesWritten - socket.writableLength
    answer += chunk
  })
  const ended = new Promise((resolve) => socket.on('close', resolve))
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([k, v]) => `${k}: ${v}`)
  socket.write(`POST ${route} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const isChunked = headers['Transfer-Encoding'] === 'chunked'
  const write = async (bytes: Buffer | string) => {
    const size = `${Buffer.byteLength(bytes).toString(16)}\r\n`
    const canContinue = isChunked
      ? [size, bytes, '\r\n'].map((part) => socket.write(part)).at(-1)
      : socket.write(bytes)
    if (!canContinue) await Promise.race([once(socket, 'drain').catch(() => undefined), ended])
    // In a later phase of the event loop, so that the response is read meanwhile.
    await setImmediate()
  }
  await write(
    '--b\r\nContent-Disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n%PDF-1.4\n',
  )
  const megabyte = Buffer.alloc(1024 * 1024)
  for (let sent = 0; sent < 1024 && !socket.destroyed; sent++) await write(megabyte)
  socket.end()
  await ended
  return { answer, before, total: socket.bytesWritten - socket.writableLength }
}

/** Sends the headers of a request without a body. Resolves to the first bytes of the response. */
export async function sendHeaders(url: string, headers: Record<string, string>): Promise<string> {
  const socket = net.connect(Number(new URL(url).port), 'localhost')
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([k, v]) => `${k}: ${v}`)
  socket.write(`POST ${route} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const [first] = await once(socket.setEncoding('utf8'), 'data')
  socket.destroy()
  return first as string
}
