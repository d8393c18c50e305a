import type { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'

/**
 * Converts a Node stream to the body of a Response. Unlike `Readable.toWeb`, it does not copy the
 * chunks. Cancelling the body destroys the source.
 */
export function webStream(source: Readable): ReadableStream<Uint8Array> {
  // Without a listener, an error before the first read would crash the process. The body still
  // fails with the error.
  source.on('error', () => undefined)
  return WebStream.from(source) as ReadableStream<Uint8Array>
}

/**
 * Chunk size for reading files. In measurements, smaller chunks were slower
 * and larger ones no faster.
 */
export const chunkBytes = 256 * 1024
