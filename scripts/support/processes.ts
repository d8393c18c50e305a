import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import { isStoreUnavailable } from '../../src/lib/files/file-store.ts'

/** A failure whose message is all that a person needs: printed as one line, without a stack. */
export class PlainError extends Error {}

/** Prints a plain error, or that of a bucket, as one sentence, anything else with its stack; ends with status 1. */
export function failWith(error: unknown): never {
  if (error instanceof PlainError) console.error(error.message)
  else if (error instanceof Error && isStoreUnavailable(error)) {
    console.error(`${error.message}; check the S3_ settings.`)
  } else console.error(error)
  process.exit(1)
}

type Run = { args: string[]; env?: NodeJS.ProcessEnv; quiet?: boolean }

/** Runs Node with `args` until it ends; throws if its status is not 0. */
export async function runNode({ args, env = process.env, quiet = false }: Run): Promise<void> {
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new PlainError(`This step failed: node ${args.join(' ')}`)
}

/** Asks a child to end and waits; after `graceMs` it is killed. */
export async function stop(child: ChildProcess | undefined, graceMs = 15_000): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  const kill = setTimeout(() => child.kill('SIGKILL'), graceMs)
  child.kill('SIGTERM')
  await exited
  clearTimeout(kill)
}

/** Resolves to `port` if it is free; rejects if it is taken. */
export function claimPort(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(port, host, () => server.close(() => resolve(port)))
  })
}

/** Below the ports that systems give to outgoing connections: one of those may be taken again any time. */
const [lowestPort, highestPort] = [11_000, 32_000]

/** Resolves to a port that is free, and likely to stay so while what listens there is restarted. */
export function freePort(host?: string): Promise<number> {
  return claimPort(randomInt(lowestPort, highestPort), host).catch(() => freePort(host))
}
