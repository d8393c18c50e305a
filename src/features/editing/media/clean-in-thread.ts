import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

/** One at a time, because each needs a CPU core. */
const queue = pLimit(1)

/** Limits for one drawing. The largest ordinary ones take a second. */
const limits = { milliseconds: 10_000, heapMb: 256 }

/**
 * Runs `cleanDrawing` in a thread, because its libraries take quadratic time for some markup, which would
 * block the event loop. Resolves to undefined also if the drawing takes too much time or memory.
 */
export function cleanInThread(
  bytes: Buffer,
  { milliseconds, heapMb } = limits,
): Promise<Buffer | undefined> {
  return queue(async () => {
    const thread = new Worker(new URL('./clean-drawing-thread.ts', import.meta.url), {
      workerData: { bytes },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    const timer = setTimeout(() => void thread.terminate(), milliseconds)
    try {
      return await new Promise<Buffer | undefined>((resolve) => {
        thread.once('message', (clean?: Uint8Array) => resolve(clean && Buffer.from(clean)))
        thread.once('error', (error) => console.error('A drawing could not be sanitized:', error))
        thread.once('exit', () => resolve(undefined))
      })
    } finally {
      clearTimeout(timer)
      await thread.terminate()
    }
  })
}
