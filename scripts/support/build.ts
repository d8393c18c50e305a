import fs from 'node:fs'
import path from 'node:path'
import { runNode } from './processes.ts'
import { hashOfSources } from './sources.ts'

const root = path.resolve(import.meta.dirname, '../..')

const markFile = path.join(root, '.next/built-from')

/** Whether there is a finished build of just these sources. */
export function buildIsCurrent(): boolean {
  return fs.existsSync(markFile) && fs.readFileSync(markFile, 'utf8') === hashOfSources()
}

/** Builds the site for production; needs no database. */
export async function build(): Promise<void> {
  fs.rmSync(markFile, { force: true })
  const hash = hashOfSources()
  await runNode({
    args: [nextBin, 'build'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  fs.writeFileSync(markFile, hash)
}

export const nextBin = path.join(root, 'node_modules/next/dist/bin/next')
