import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { storageSettings } from '../support/stored-hashes.ts'

type Run = { args: string[]; folder: string; env: Record<string, string> }

/** Runs an npm script on the product in `folder`. Resolves to its output and throws if it fails. */
export async function runScript(name: string, { args, folder, env }: Run): Promise<string> {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    env: { ...process.env, ...storageSettings(folder), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  if (status !== 0) throw new Error(`npm run ${name}: ${output}${errors}`)
  return output
}
