import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../../scripts/support/processes.ts'
import { pidListeningOn } from './listening-process.ts'
import { admin } from './prepared-folder.ts'

export { admin, preparedFolder, temporaryFolder } from './prepared-folder.ts'

/** The whole product, started like by a user, with its own port and data folder. */
export type Product = {
  url: string
  /** Returns its output so far. */
  output: () => string
  /** Resolves to its exit status when it ends by itself. */
  exitStatus: Promise<number | null>
  /** Stops it like Ctrl-C. */
  stop: () => Promise<void>
  /** Stops it like systemd, which signals npm only and kills what still runs after npm has ended. */
  terminate: () => Promise<void>
  /**
   * Kills the server and its parent process, so that none of their exit handlers run. The product's
   * own PostgreSQL stops when its parent is gone.
   */
  kill: () => Promise<void>
}

type Options = { folder: string; port?: number; env?: Record<string, string> }

/** The milliseconds between two checks of a product's output. */
const pollInterval = 100

/** Runs `npm start` and waits until the site responds. */
export async function startProduct({ folder, port, env }: Options): Promise<Product> {
  const chosen = port ?? (await freePort())
  const { child, output, ended } = spawnNpmStart({ folder, port: chosen, env })
  await untilReady(child, output)
  return {
    url: `http://localhost:${chosen}`,
    output,
    exitStatus: ended,
    stop: async () => {
      // Ctrl-C reaches the terminal's whole process group.
      process.kill(-(child.pid as number), 'SIGINT')
      await ended
    },
    terminate: async () => {
      child.kill('SIGTERM')
      await ended
    },
    kill: async () => {
      // The server has its own process group. Without its parent it would drain and stop by itself.
      process.kill(pidListeningOn(String(chosen)), 'SIGKILL')
      process.kill(-(child.pid as number), 'SIGKILL')
      await ended
    },
  }
}

/** Runs an `npm start` that is expected to fail. Resolves to its exit status and its output. */
export async function failToStart(options: Options) {
  const { output, ended } = spawnNpmStart({ port: await freePort(), ...options })
  const status = await ended
  return { status, output: output() }
}

function spawnNpmStart({ folder, port, env }: Options) {
  const child = spawn('npm', ['start', '--silent'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      MEDIA_DIR: path.join(folder, 'media'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // Some tests use small disks.
      UPLOAD_RESERVED_MB: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that a kill reaches npm and its child processes.
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

/**
 * Waits until a product has printed a sentence this many times, limited by the timeout of the test.
 */
export async function untilPrinted(
  output: () => string,
  sentence: string,
  times = 1,
): Promise<void> {
  while (output().split(sentence).length - 1 < times) {
    await new Promise((resolve) => setTimeout(resolve, pollInterval))
  }
}

/** Milliseconds for a start. Less than the timeout of a test, which would not show the output. */
const startTimeout = 100_000

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + startTimeout
  while (!output().includes('The site is at')) {
    if (child.exitCode !== null) throw new Error(`npm start exited early:\n${output()}`)
    if (performance.now() > deadline) {
      process.kill(-(child.pid as number), 'SIGINT')
      throw new Error(`npm start is not ready after ${startTimeout / 1000} s:\n${output()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, pollInterval))
  }
}
