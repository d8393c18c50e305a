/** Bytes of a document written at once. Each write occupies the event loop, whatever its size. */
const largeBytes = 1024 * 1024

/** At most this many buffers are large, so that hundreds of simultaneous uploads take little memory. */
const maxLarge = 32
const smallBytes = 64 * 1024

const free: Buffer[] = []
let allocated = 0

/**
 * Runs `use` with a buffer, which it must not access afterwards. Large buffers are used again: V8 counts
 * buffers of many uploads towards its heap, and would collect its garbage more often.
 */
export async function withWriteBuffer<Result>(
  use: (buffer: Buffer) => Promise<Result>,
): Promise<Result> {
  const large = free.pop() ?? (allocated < maxLarge ? allocateLarge() : undefined)
  try {
    return await use(large ?? Buffer.allocUnsafeSlow(smallBytes))
  } finally {
    if (large) free.push(large)
  }
}

function allocateLarge(): Buffer {
  allocated++
  return Buffer.allocUnsafeSlow(largeBytes)
}
