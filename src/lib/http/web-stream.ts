import type { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'

/**
 * A stream of Node as the body of a Response. Unlike `Readable.toWeb` it passes the chunks on
 * without copying them. When the body is cancelled, the source is destroyed.
 */
export function webStream(source: Readable): ReadableStream<Uint8Array> {
  // An error before the first read has no other listener, and would end the process; the body
  // fails with it all the same.
  source.on('error', () => undefined)
  return WebStream.from(source) as ReadableStream<Uint8Array>
}

/** Bytes that a file is read by; smaller ones were slower, larger ones no faster. */
export const chunkBytes = 256 * 1024
