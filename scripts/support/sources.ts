import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** The sources of the build, the database schema and the seeded content. */
const sources = [
  'collections',
  'globals',
  'src',
  'scripts/prepare.ts',
  'scripts/support/build.ts',
  'payload.config.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
]

/** Returns a hash of the names and contents of all sources. */
export function hashOfSources(): string {
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
