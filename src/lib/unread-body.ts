import { type ReadableStreamDefaultReader, ReadableStream as WebStream } from 'node:stream/web'

type Body = { reader: ReadableStreamDefaultReader<Uint8Array>; hasEnded: boolean }

const bodies = new WeakMap<Request, Body>()

/** Bytes that are thrown away after an early answer: a browser reads it only when all is sent. */
const maxDrainedBytes = 16 * 1024 * 1024

/** Milliseconds for which an early answer waits for its sender to stop. */
const maxDrainTime = 10_000

/**
 * The chunks of a request's body. Unlike the body's own iterator it can be left early: that would
 * cancel the body, by which Node cuts the connection before there is an answer.
 */
export async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  const body = bodyOf(request)
  while (body) {
    const { done, value } = await read(body)
    if (done) return
    yield value
  }
}

/**
 * An answer to a request whose body was perhaps not read to its end. Left alone, Node would read on
 * to the end of it, however long; if it closed at once, the answer would be lost on the way to a
 * sender that is still sending. So the answer goes out whole, a little more is read and thrown away,
 * and then the connection is closed.
 */
export async function answerEarly(request: Request, answer: Response): Promise<Response> {
  const body = bodyOf(request)
  if (!body || body.hasEnded) return answer
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

async function drain(body: Body): Promise<void> {
  const { promise: timeIsUp, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, maxDrainTime)
  try {
    for (let bytes = 0; bytes < maxDrainedBytes; ) {
      const chunk = await Promise.race([read(body), timeIsUp])
      if (!chunk || chunk.done) return
      bytes += chunk.value.length
    }
  } catch {
    // The sender is gone.
  } finally {
    clearTimeout(timer)
  }
}

async function read(body: Body) {
  const chunk = await body.reader.read()
  body.hasEnded ||= chunk.done
  return chunk
}

function bodyOf(request: Request): Body | undefined {
  const known = bodies.get(request)
  if (known || !request.body) return known
  const reader = (request.body as WebStream<Uint8Array>).getReader()
  const body = { reader, hasEnded: false }
  bodies.set(request, body)
  return body
}
