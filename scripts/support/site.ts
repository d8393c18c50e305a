import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError, stop } from './processes.ts'
import { untilResponsive, untilUnresponsive } from './watchdog.ts'

/**
 * Threads of Node's pool. Documents are flushed to disk, and each flush blocks a thread. With the
 * default of four threads, a few concurrent submissions would block all other file access.
 */
const diskThreads = '16'

const serverScript = path.resolve(import.meta.dirname, '../../src/server/main.ts')

/** The folder of Node's compile cache, which halves the start time. A new build removes it. */
const compileCache = path.resolve('.next/compile-cache')

/** Seconds before a crashed site is restarted. Doubles with each crash. */
const minRestartDelay = 1
const maxRestartDelay = 60

/** Milliseconds of uptime after which the restart delay is reset. */
const stableAfter = 10 * 60 * 1000

/**
 * Milliseconds for a graceful shutdown: the site accepts requests for `DRAIN_SECONDS`, and then
 * finishes them for the same time, but at least 10 s, see `src/server/main.ts`.
 */
const stopTime = (drainSeconds: number) => (drainSeconds + Math.max(10, drainSeconds) + 5) * 1000

type Options = {
  port: number
  /** Where this process reaches the site. */
  origin: string
  isDev: boolean
  env: NodeJS.ProcessEnv
  /** Prints one sentence for the operator. */
  report: (sentence: string) => void
}

export type Site = {
  /**
   * Resolves when the site responds for the first time. Rejects with a
   * PlainError if it exits before.
   */
  ready: Promise<void>
  /** Stops the site without restarting it. */
  stop: () => Promise<void>
}

/**
 * Runs the site and, once it has responded, restarts it after crashes with increasing delays. Kills
 * and restarts it if it stops responding.
 */
export function runSite({ port, origin, isDev, env, report }: Options): Site {
  const stopping = new AbortController()
  let child = spawnNext({ port, isDev, env })
  const firstExit = once(child, 'exit')
  return {
    ready: becomeReady(),
    stop: async () => {
      stopping.abort()
      await stop(child, stopTime(Number(env.DRAIN_SECONDS || 0)))
    },
  }

  async function becomeReady(): Promise<void> {
    const exited = firstExit.then(([status, signal]) => signal ?? `status ${status}`)
    const outcome = await Promise.race([untilAnswering(origin), exited])
    if (stopping.signal.aborted) return
    if (outcome !== 'answering') {
      throw new PlainError(`The site ended before it could answer (${outcome}).`)
    }
    restartAfterCrashes().catch((error) => {
      if (!stopping.signal.aborted) throw error
    })
  }

  async function restartAfterCrashes(): Promise<void> {
    let delay = minRestartDelay
    for (let exit = firstExit; ; exit = once(child, 'exit')) {
      const startedAt = performance.now()
      const [status, signal] = await endWhenUnresponsive(exit, () => {
        if (exit !== firstExit) report('The site answers again.')
      })
      if (stopping.signal.aborted) return
      if (performance.now() - startedAt > stableAfter) delay = minRestartDelay
      const seconds = `${delay} second${delay === 1 ? '' : 's'}`
      report(
        `The site ended unexpectedly (${signal ?? `status ${status}`}); starting it again in ${seconds}. Data written so far is safe.`,
      )
      await sleep(delay * 1000, undefined, { signal: stopping.signal })
      delay = Math.min(delay * 2, maxRestartDelay)
      child = spawnNext({ port, isDev, env })
    }
  }

  /**
   * Resolves to the site's exit. Kills the site if it stops responding. Calls `onAnswer` when it
   * first responds.
   */
  async function endWhenUnresponsive(
    exit: Promise<unknown[]>,
    onAnswer: () => void,
  ): Promise<unknown[]> {
    const watching = new AbortController()
    const signal = AbortSignal.any([watching.signal, stopping.signal])
    const url = `${origin}/healthz`
    // Not in development, because a breakpoint may pause the process.
    if (!isDev) {
      // The start page may fail, for example while the database is unavailable.
      untilResponsive({ url, signal })
        .then(() => {
          // If the site has exited, a restarted one may have responded.
          if (!signal.aborted) onAnswer()
          return untilUnresponsive({ url, signal })
        })
        .then(() => {
          report('The site does not respond any more; it is being killed.')
          child.kill('SIGKILL')
        })
        // The site has exited or is being stopped.
        .catch(() => undefined)
    }
    return exit.finally(() => watching.abort())
  }
}

function spawnNext({ port, isDev, env }: Omit<Options, 'origin' | 'report'>): ChildProcess {
  return spawn(process.execPath, [serverScript], {
    env: {
      ...env,
      PORT: String(port),
      NODE_ENV: isDev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? compileCache,
      // With one heap per thread, glibc would retain hundreds of megabytes after resizing images.
      MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2',
      UV_THREADPOOL_SIZE: env.UV_THREADPOOL_SIZE ?? diskThreads,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a separate process group: Ctrl-C only reaches this process, which stops the
    // site and then the database.
    detached: true,
  })
}

/** Resolves when the start page responds. Throws if its status is an error. */
async function untilAnswering(origin: string): Promise<'answering'> {
  for (;;) {
    const answer = await fetch(`${origin}/`).catch(() => undefined)
    if (answer?.ok) return 'answering'
    if (answer) throw new PlainError(`The site answered ${answer.status} at its start page.`)
    await sleep(50)
  }
}
