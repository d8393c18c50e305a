import type { Readable } from 'node:stream'
import { TextEncoderStream, ReadableStream as WebStream } from 'node:stream/web'

/**
 * Converts a Node stream to the body of a Response. Unlike `Readable.toWeb`, it does not copy the
 * chunks. Cancelling the body destroys the source, even before the first read.
 */
export function webStream(source: Readable): ReadableStream<Uint8Array> {
  // Without a listener, an error before the first read would crash the process. The body still
  // fails with the error.
  source.on('error', () => undefined)
  const chunks = source[Symbol.asyncIterator]()
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await chunks.next()
    if (done) controller.close()
    else controller.enqueue(value)
  }
  return new ReadableStream({ pull, cancel: () => void source.destroy() }, { highWaterMark: 0 })
}

/**
 * Chunk size of uploads to a bucket and of long texts. In measurements, smaller chunks were slower and larger
 * ones no faster.
 */
export const chunkBytes = 256 * 1024

/** Converts a text to the body of a Response. Encodes it in pieces: 20 MB at once take a second. */
export function textStream(text: string): ReadableStream<Uint8Array> {
  function* pieces() {
    for (let at = 0; at < text.length; at += chunkBytes) yield text.slice(at, at + chunkBytes)
  }
  // The encoder joins characters that are split between two pieces.
  return WebStream.from(pieces()).pipeThrough(new TextEncoderStream()) as ReadableStream<Uint8Array>
}
