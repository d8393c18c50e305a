import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../../scripts/support/processes.ts'
import { listenerOf } from './listener.ts'
import { admin } from './prepared-folder.ts'

export { admin, preparedFolder, temporaryFolder } from './prepared-folder.ts'

/** The whole product, started as a person would, on a port and data folder of its own. */
export type Product = {
  url: string
  /** What it has printed so far. */
  output: () => string
  /** Its exit status, once it has ended by itself. */
  ended: Promise<number | null>
  /** Ends it as Ctrl-C would. */
  stop: () => Promise<void>
  /**
   * Kills the server and what started it: no handler of theirs runs. A PostgreSQL of its own ends by
   * itself, as it does without its parent.
   */
  kill: () => Promise<void>
}

type Options = { folder: string; port?: number; env?: Record<string, string> }

/** Milliseconds between two looks at what a product has printed. */
const pause = 100

/** Runs `npm start` and waits until the site answers. */
export async function startProduct({ folder, port, env }: Options): Promise<Product> {
  const chosen = port ?? (await freePort())
  const { child, output, ended } = npmStart({ folder, port: chosen, env })
  await untilReady(child, output)
  return {
    url: `http://localhost:${chosen}`,
    output,
    ended,
    stop: async () => {
      // Ctrl-C reaches the whole group of the terminal.
      process.kill(-(child.pid as number), 'SIGINT')
      await ended
    },
    kill: async () => {
      // The server is in a group of its own: without its parent it would end by itself, and drain first.
      process.kill(listenerOf(String(chosen)), 'SIGKILL')
      process.kill(-(child.pid as number), 'SIGKILL')
      await ended
    },
  }
}

/** Runs an `npm start` that is expected to give up; resolves to its status and what it printed. */
export async function failToStart(options: Options) {
  const { output, ended } = npmStart({ port: await freePort(), ...options })
  const status = await ended
  return { status, output: output() }
}

function npmStart({ folder, port, env }: Options) {
  const child = spawn('npm', ['start', '--silent'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      MEDIA_DIR: path.join(folder, 'media'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a kill reaches npm and what npm started.
    detached: true,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  const ended = once(child, 'exit').then(([status]) => status as number | null)
  return { child, output: () => text, ended }
}

/** Resolves when a product has printed a sentence so many times; the time of the test limits it. */
export async function printed(output: () => string, sentence: string, times = 1): Promise<void> {
  while (output().split(sentence).length - 1 < times) {
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes('The site is at')) {
    if (child.exitCode !== null) throw new Error(`npm start ended early:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
