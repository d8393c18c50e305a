import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

type Options = {
  /**
   * Starts a thread that posts a message when it is ready, and then answers each message with one
   * message.
   */
  start: () => Worker
  /** Maximum time for one message, not including the start of the thread. */
  milliseconds: number
  /** What could not be done, for the log. */
  failure: string
}

/** Maximum milliseconds for starting a thread, which takes a second of CPU time. */
const maxStartTime = 60_000

/** Milliseconds after which a thread without messages ends. */
const maxIdleTime = 30_000

/**
 * Returns a function that computes something in a thread, so that it does not block the event loop.
 * Handles one message at a time, because each needs a CPU core, and resolves to undefined also if
 * one takes too much time or exceeds the memory limits of the thread.
 */
export function inThread<Message, Result>({ start, milliseconds, failure }: Options) {
  const queue = pLimit(1)
  let idle: Worker | undefined
  let idleTimer: NodeJS.Timeout | undefined

  const startUnreferenced = () => {
    const thread = start()
    // A listener keeps the process alive if an idle thread fails.
    thread.on('error', () => {
      if (idle === thread) idle = undefined
    })
    thread.unref()
    return thread
  }

  const takeIdle = () => {
    clearTimeout(idleTimer)
    const thread = idle
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

  return (message: Message): Promise<Result | undefined> =>
    queue(async () => {
      const ready = takeIdle()
      const thread = ready ?? startUnreferenced()
      const nextMessage = (within: number) =>
        once(thread, 'message', { signal: AbortSignal.timeout(within) })
      try {
        if (!ready) await nextMessage(maxStartTime)
        thread.postMessage(message)
        const [result] = await nextMessage(milliseconds)
        keep(thread)
        return result
      } catch (error) {
        console.error(failure, error)
        await thread.terminate()
      }
    })
}
