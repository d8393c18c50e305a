import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../scripts/support/processes.ts'
import { onboardingForm } from '../../support/onboarding.ts'
import type { Site } from '../site.ts'
import type { Observation, Step } from '../step.ts'

/** The name of the image, its container, its volume and its database. */
const name = 'site_rehearsal'

/** Milliseconds until the container must be ready. */
const startLimit = 60_000

/** The container engine that answers here. */
const engine = ['docker', 'podman'].find((program) => spawnSync(program, ['info']).status === 0)

export const steps: Step[] = [
  {
    name: 'image',
    guarantee:
      'deploy/Dockerfile is built; its container prepares a database, serves pages and accepts a submission, read-only, without privileges and as an ordinary user, and ends on SIGTERM',
    missing: () => (engine ? undefined : 'no container engine answers: docker or podman'),
    run: async (site) => {
      try {
        return await buildAndRun(site)
      } finally {
        await run('rm', '--force', name).catch(() => undefined)
        await run('volume', 'rm', '--force', name).catch(() => undefined)
      }
    },
  },
]

async function buildAndRun({ databaseUrl, query }: Site): Promise<Observation> {
  await run('build', '--file', 'deploy/Dockerfile', '--tag', name, '.')
  await query(`CREATE DATABASE ${name}`)
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const settings = {
    DATABASE_URL: Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href,
    PAYLOAD_SECRET: 'a-secret-of-the-rehearsal-of-the-image',
    HOST: '127.0.0.1',
    PORT: port,
  }
  // As in compose.yaml, but in the network of this machine, where the database is.
  const options = [
    ...['--network', 'host', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
    ...['--security-opt', 'no-new-privileges', '--volume', `${name}:/data`],
    ...Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
  ]
  await run('run', '--rm', ...options, name, 'node', 'scripts/prepare.ts')
  await run('run', '--detach', '--init', '--name', name, ...options, name)
  await untilReady(url)
  const user = (await run('exec', name, 'id', '-un')).trim()
  const page = await fetch(`${url}/de`)
  const submission = await fetch(`${url}/api/voice-bot-onboarding`, {
    method: 'POST',
    body: onboardingForm(),
  })
  const writes = await run('exec', name, 'touch', '/site/written').then(
    () => true,
    () => false,
  )
  const startedAt = performance.now()
  await run('stop', '--time', '90', name)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const status = (await run('inspect', '--format', '{{.State.ExitCode}}', name)).trim()
  return {
    observed: `user ${user}; /de ${page.status}; submission ${submission.status}; its own code is ${writes ? '' : 'not '}writable; ended after ${seconds} s with status ${status}`,
    isKept:
      user === 'node' &&
      page.status === 200 &&
      submission.status === 201 &&
      !writes &&
      status === '0',
  }
}

/** Runs the engine and resolves to its output. Throws with the end of its output if it fails. */
async function run(...args: string[]): Promise<string> {
  const child = spawn(engine ?? '', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  if (status !== 0) throw new Error(`${engine} ${args[0]}: ${(output + errors).slice(-400)}`)
  return output
}

async function untilReady(url: string): Promise<void> {
  const limit = performance.now() + startLimit
  while (!(await isReady(url))) {
    if (performance.now() > limit) throw new Error('The container is not ready')
    await sleep(200)
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
