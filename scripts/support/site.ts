import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError, stop } from './processes.ts'
import { untilUnresponsive } from './watchdog.ts'

/**
 * Threads that write to disk. Documents are flushed, and each flush holds a thread until the disk
 * has it; with Node's four, a few submissions at once would leave none to go on writing.
 */
const diskThreads = '16'

/** What serves the site. */
const serverScript = path.resolve(import.meta.dirname, '../../src/server/main.ts')

/** Where Node stores the compiled code of the build, for a start in half of the time; a new build removes it. */
const compileCache = path.resolve('.next/compile-cache')

/** Seconds before a crashed site is started again; each further crash doubles them. */
const firstPause = 1
const longestPause = 60

/** Milliseconds of service after which a crash counts as the first one again. */
const stableAfter = 10 * 60 * 1000

/**
 * Milliseconds in which the site finishes what is under way: it takes requests for `DRAIN_SECONDS`, and
 * those have as long again, 10 s at least, see `src/server/main.ts`.
 */
const stopTime = (drainSeconds: number) => (drainSeconds + Math.max(10, drainSeconds) + 5) * 1000

type Options = {
  port: number
  isDev: boolean
  env: NodeJS.ProcessEnv
  /** Prints one sentence for the operator. */
  report: (sentence: string) => void
}

export type Site = {
  /** Resolves when the site responds for the first time; throws a PlainError if it never does. */
  ready: Promise<void>
  /** Ends the site and starts it no more. */
  stop: () => Promise<void>
}

/**
 * Runs Next, and once it has answered, starts it again after each crash, after a pause that grows.
 * One that stops responding is killed: that is a crash, too.
 */
export function runSite({ port, isDev, env, report }: Options): Site {
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
    const outcome = await Promise.race([untilAnswering(port), exited])
    if (stopping.signal.aborted) return
    if (outcome !== 'answering') {
      throw new PlainError(`The site ended before it could answer (${outcome}).`)
    }
    restartAfterCrashes().catch((error) => {
      if (!stopping.signal.aborted) throw error
    })
  }

  async function restartAfterCrashes(): Promise<void> {
    let pause = firstPause
    for (let exit = firstExit; ; exit = once(child, 'exit')) {
      const startedAt = performance.now()
      const [status, signal] = await endWhenUnresponsive(exit, () => {
        if (exit !== firstExit) report('The site answers again.')
      })
      if (stopping.signal.aborted) return
      if (performance.now() - startedAt > stableAfter) pause = firstPause
      const seconds = `${pause} second${pause === 1 ? '' : 's'}`
      report(
        `The site ended unexpectedly (${signal ?? `status ${status}`}); starting it again in ${seconds}. Data written so far is safe.`,
      )
      await sleep(pause * 1000, undefined, { signal: stopping.signal })
      pause = Math.min(pause * 2, longestPause)
      child = spawnNext({ port, isDev, env })
    }
  }

  /** The exit of the site, which is killed if it stops responding; calls `onAnswer` when it first responds. */
  async function endWhenUnresponsive(
    exit: Promise<unknown[]>,
    onAnswer: () => void,
  ): Promise<unknown[]> {
    const watching = new AbortController()
    const signal = AbortSignal.any([watching.signal, stopping.signal])
    const url = `http://127.0.0.1:${port}/healthz`
    // In development a breakpoint may hold the process.
    if (!isDev) {
      untilAnswering(port)
        .then(() => {
          // Another one may respond by now.
          if (!signal.aborted) onAnswer()
          return untilUnresponsive({ url, signal })
        })
        .then(() => {
          report('The site answers no more; it is being ended.')
          child.kill('SIGKILL')
        })
        // It has exited by itself, or is being stopped.
        .catch(() => undefined)
    }
    return exit.finally(() => watching.abort())
  }
}

function spawnNext({ port, isDev, env }: Omit<Options, 'report'>): ChildProcess {
  return spawn(process.execPath, [serverScript], {
    env: {
      ...env,
      PORT: String(port),
      NODE_ENV: isDev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? compileCache,
      // With one heap for each of these threads, glibc keeps hundreds of megabytes of resized pictures.
      MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2',
      UV_THREADPOOL_SIZE: env.UV_THREADPOOL_SIZE ?? diskThreads,
    },
    // The CMS's logger writes to standard output: without it no failure would leave a trace.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a group of its own: Ctrl-C reaches this process, which ends the site and then the database.
    detached: true,
  })
}

/** Resolves once the start page responds; throws if its status is an error. */
async function untilAnswering(port: number): Promise<'answering'> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answer?.ok) return 'answering'
    if (answer) throw new PlainError(`The site answered ${answer.status} at its start page.`)
    await sleep(50)
  }
}
