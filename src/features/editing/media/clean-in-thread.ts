import { Worker } from 'node:worker_threads'
import { inThread } from '../../../lib/run-in-thread.ts'

type Limits = { milliseconds: number; heapMb: number }

/** The largest ordinary drawings take a second. */
const limits: Limits = { milliseconds: 10_000, heapMb: 256 }

/** Sanitizes the drawings of the staff, see `drawingCleaner`. */
export const cleanInThread = drawingCleaner(limits)

/**
 * Returns a function that runs `cleanDrawing` in a thread, because its libraries take quadratic time for
 * some markup. It resolves to undefined also if a drawing takes too much time or memory.
 */
export function drawingCleaner({ milliseconds, heapMb }: Limits) {
  const clean = inThread<Buffer, Uint8Array>({
    start: () =>
      new Worker(new URL('./clean-drawing-thread.ts', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: heapMb },
      }),
    milliseconds,
    failure: 'A drawing could not be sanitized:',
  })
  return async (bytes: Buffer): Promise<Buffer | undefined> => {
    const cleaned = await clean(bytes)
    return cleaned && Buffer.from(cleaned)
  }
}
