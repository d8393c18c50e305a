import type { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import { incomingBody } from './incoming-body.ts'

/** Bytes that are thrown away after an early answer: a browser reads it only when all is sent. */
const maxDrainedBytes = 16 * 1024 * 1024

/** Milliseconds for which an early answer waits for its sender to stop. */
const maxDrainTime = 10_000

/**
 * The chunks of the body of the request that is being answered. Unlike with the body of a `Request`
 * they can be left early, which there would cut the connection before there is an answer.
 */
export async function* bodyChunks(): AsyncGenerator<Buffer> {
  // Passed on by a generator of our own: an error thrown into that of the body would destroy it.
  for await (const chunk of incomingBody().iterator({ destroyOnReturn: false })) yield chunk
}

/**
 * An answer to a request whose body was perhaps not read to its end. Left alone, Node would read on
 * to the end of it, however long; if it closed at once, the answer would be lost on the way to a
 * sender that is still sending. So the answer goes out whole, a little more is read and thrown away,
 * and then the connection is closed.
 */
export async function respondAndDrain(answer: Response): Promise<Response> {
  const body = incomingBody()
  if (body.readableEnded || body.destroyed) return answer
  const whole = await answer.bytes()
  const headers = new Headers(answer.headers)
  headers.set('Connection', 'close')
  // By its length the sender knows that the answer is whole before it ends.
  headers.set('Content-Length', String(whole.length))
  const withLateEnd = new WebStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(whole)
      await drain(body)
      controller.close()
    },
  })
  return new Response(withLateEnd as BodyInit, { status: answer.status, headers })
}

/** Resolves when the sender has stopped, or has sent or taken more than it may. */
export function drain(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(stop, maxDrainTime)
    let bytes = 0
    function stop() {
      clearTimeout(timer)
      body.pause()
      resolve()
    }
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes >= maxDrainedBytes) stop()
    })
    body.once('end', stop).once('close', stop).once('error', stop)
    body.resume()
  })
}
