import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

type Limits = { milliseconds: number; heapMb: number }

/** The largest ordinary drawings take a second. */
const limits: Limits = { milliseconds: 10_000, heapMb: 256 }

/** Milliseconds after which a thread without drawings ends. Starting one takes a second of CPU time. */
const maxIdleTime = 30_000

/** Sanitizes the drawings of the staff, see `drawingCleaner`. */
export const cleanInThread = drawingCleaner(limits)

/**
 * Returns a function that runs `cleanDrawing` in a thread, because its libraries take quadratic time for
 * some markup, which would block the event loop. It cleans one drawing at a time, because each needs a
 * CPU core, and resolves to undefined also if one takes too much time or memory.
 */
export function drawingCleaner({ milliseconds, heapMb }: Limits) {
  const queue = pLimit(1)
  let idle: Worker | undefined
  let idleTimer: NodeJS.Timeout | undefined

  const start = () => {
    const thread = new Worker(new URL('./clean-drawing-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    // A listener keeps the process alive if an idle thread fails.
    thread.on('error', () => {
      if (idle === thread) idle = undefined
    })
    thread.unref()
    return thread
  }

  const takeThread = () => {
    clearTimeout(idleTimer)
    const thread = idle ?? start()
    idle = undefined
    return thread
  }

  const keep = (thread: Worker) => {
    idle = thread
    idleTimer = setTimeout(() => {
      idle = undefined
      void thread.terminate()
    }, maxIdleTime).unref()
  }

  return (bytes: Buffer): Promise<Buffer | undefined> =>
    queue(async () => {
      const thread = takeThread()
      try {
        thread.postMessage(bytes)
        const [clean] = await once(thread, 'message', { signal: AbortSignal.timeout(milliseconds) })
        keep(thread)
        return clean && Buffer.from(clean)
      } catch (error) {
        console.error('A drawing could not be sanitized:', error)
        await thread.terminate()
      }
    })
}
