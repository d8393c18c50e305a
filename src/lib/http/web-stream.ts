import type { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import { collectYoungGarbage } from '../files/young-garbage.ts'

/**
 * A stream of Node as the body of a Response. Unlike `Readable.toWeb` it passes the chunks on
 * without copying them. When the body is cancelled, the source is destroyed.
 */
export function webStream(source: Readable): ReadableStream<Uint8Array> {
  // An error before the first read has no other listener, and would end the process; the body
  // fails with it all the same.
  source.on('error', () => undefined)
  return WebStream.from(clearingUp(source)) as ReadableStream<Uint8Array>
}

/** Bytes that a file is read by; smaller ones were slower, larger ones no faster. */
export const chunkBytes = 256 * 1024

/** Bytes after which the chunks that were sent are freed. */
const clearAfter = 16 * 1024 * 1024

async function* clearingUp(source: AsyncIterable<Uint8Array>) {
  let sent = 0
  for await (const chunk of source) {
    yield chunk
    sent += chunk.length
    if (sent < clearAfter) continue
    sent = 0
    collectYoungGarbage()
  }
}
