import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isStoreUnavailable } from '../../src/lib/files/file-store.ts'

/** An expected failure for the operator. `failWith` prints only its message, without a stack. */
export class PlainError extends Error {}

/**
 * Prints a PlainError or storage error as one sentence, other errors with their stack, and exits
 * with status 1.
 */
export function failWith(error: unknown): never {
  if (error instanceof PlainError) console.error(error.message)
  else if (error instanceof Error && isStoreUnavailable(error)) {
    console.error(`${error.message}; check the S3_ settings.`)
  } else console.error(error)
  process.exit(1)
}

/**
 * Parses the arguments of a script: its options, and at most one argument without a name unless `maxArguments` is 0.
 * Throws a PlainError for any other, because without a misspelt one the script would do something else.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  maxArguments: 0 | 1 = 1,
) {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [unexpected] = positionals.slice(maxArguments)
    if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`)
    return { argument: positionals[0], values }
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Returns a signal that aborts with a PlainError when this process is interrupted, so that a script can remove
 * what it has begun. Prints `notice` then, and ignores further interruptions.
 */
export function abortedByInterruption(notice: string): AbortSignal {
  const controller = new AbortController()
  const interrupt = () => {
    if (!controller.signal.aborted) console.error(notice)
    controller.abort(new PlainError('Interrupted.'))
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, interrupt)
  return controller.signal
}

type Run = { args: string[]; env?: NodeJS.ProcessEnv; quiet?: boolean }

/** Runs Node with `args`. Throws if its exit status is not 0. */
export async function runNode({ args, env = process.env, quiet = false }: Run): Promise<void> {
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new PlainError(`This step failed: node ${args.join(' ')}`)
}

/** Stops a child process with SIGTERM, and with SIGKILL after `graceMs`. */
export async function stop(child: ChildProcess | undefined, graceMs = 15_000): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  const kill = setTimeout(() => child.kill('SIGKILL'), graceMs)
  child.kill('SIGTERM')
  await exited
  clearTimeout(kill)
}

/** Resolves to `port` if it is free, otherwise rejects. */
export function claimPort(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(port, host, () => server.close(() => resolve(port)))
  })
}

/** Below the ephemeral ports of outgoing connections, which may be taken at any time. */
const [lowestPort, highestPort] = [11_000, 32_000]

/** Resolves to a free port that is likely to stay free while its server is restarted. */
export function freePort(host?: string): Promise<number> {
  return claimPort(randomInt(lowestPort, highestPort), host).catch(() => freePort(host))
}
