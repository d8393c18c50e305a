import { IncomingMessage } from 'node:http'

/** Chunks of a body that may be of any size, and the average bytes of more of them: Node splits some in two. */
const anySize = 200
const leastAverage = 256

/**
 * A request whose connection is closed when its body comes in very small chunks: Node takes some
 * microseconds for each, so that one megabyte in chunks of one byte would take seconds.
 */
export class ChunkLimited extends IncomingMessage {
  #bytes = 0
  #chunks = 0

  override push(chunk: Buffer | null): boolean {
    this.#bytes += chunk?.length ?? 0
    this.#chunks++
    if (this.#chunks <= anySize || this.#bytes >= this.#chunks * leastAverage) {
      return super.push(chunk)
    }
    this.socket.destroy()
    return false
  }

  /** Called by Node after a response when nobody has read the body; it would read on without `push`. */
  _dump(): void {
    this.resume()
  }
}
