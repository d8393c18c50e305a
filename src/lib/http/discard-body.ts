import type { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import { incomingBody } from './incoming-body.ts'

/**
 * Maximum bytes to discard after an early response. Browsers read a response
 * only after sending the body.
 */
const maxDiscardedBytes = 16 * 1024 * 1024

/** Maximum milliseconds to wait for the client to stop sending after an early response. */
const maxDiscardTime = 10_000

/**
 * Yields the chunks of the current request's body. The caller may stop early: with the body of a
 * `Request`, that would close the connection before the response is sent.
 */
export async function* bodyChunks(): AsyncGenerator<Buffer> {
  // Wraps the body's iterator, because an error thrown into that iterator would destroy the body.
  for await (const chunk of incomingBody().iterator({ destroyOnReturn: false })) yield chunk
}

/**
 * Returns a response for a request whose body may not have been read completely. Otherwise, Node
 * would read the rest of the body, however long it is; closing the connection immediately would
 * lose the response of a client that is still sending. So this sends the whole response, discards a
 * limited part of the body, and then closes the connection.
 */
export async function respondAndDiscardBody(response: Response): Promise<Response> {
  const body = incomingBody()
  if (body.readableEnded || body.destroyed) return response
  const bytes = await response.bytes()
  const headers = new Headers(response.headers)
  headers.set('Connection', 'close')
  // Content-Length lets the client recognize the complete response before the stream ends.
  headers.set('Content-Length', String(bytes.length))
  const stream = new WebStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes)
      await discardBody(body)
      controller.close()
    },
  })
  return new Response(stream as BodyInit, { status: response.status, headers })
}

/** Discards the body. Resolves when it has ended or a limit on bytes or time is reached. */
export function discardBody(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(stop, maxDiscardTime)
    let bytes = 0
    function stop() {
      clearTimeout(timer)
      body.pause()
      resolve()
    }
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes >= maxDiscardedBytes) stop()
    })
    body.once('end', stop).once('close', stop).once('error', stop)
    body.resume()
  })
}
