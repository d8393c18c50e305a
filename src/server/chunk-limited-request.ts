import { IncomingMessage } from 'node:http'

/** Number of chunks in a body before the minimum average size applies. */
const uncheckedChunks = 200

/** Minimum average bytes per chunk. It is low because Node splits some chunks in two. */
const minAverageBytes = 256

/**
 * A request that closes its connection if the body arrives in very small chunks. Node
 * needs a few microseconds per chunk, so one megabyte in one-byte chunks would block
 * the event loop for seconds.
 */
export class ChunkLimitedRequest extends IncomingMessage {
  #bytes = 0
  #chunks = 0

  override push(chunk: Buffer | null): boolean {
    this.#bytes += chunk?.length ?? 0
    this.#chunks++
    if (this.#chunks <= uncheckedChunks || this.#bytes >= this.#chunks * minAverageBytes) {
      return super.push(chunk)
    }
    this.socket.destroy()
    return false
  }

  /**
   * Node calls this after the response if nothing has read the body. Node's own version reads the
   * rest without calling `push`, which would bypass the limit.
   */
  _dump(): void {
    this.resume()
  }
}
