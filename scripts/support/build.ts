import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { runNode } from './processes.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Everything that the build is made from. */
const sources = [
  'collections',
  'globals',
  'src',
  'payload.config.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
]

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

/** A hash over the names and contents of all sources. */
function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(entry: string): string[] {
  const full = path.join(root, entry)
  if (!fs.statSync(full).isDirectory()) return [entry]
  return fs
    .readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)))
}
