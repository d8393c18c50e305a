/**
 * `npm run generate`: generates files from the collections and globals: types, the admin's import
 * map, and a new migration if the schema has changed. Existing migrations stay unchanged. With
 * --check, it only lists stale files and exits with status 1.
 */
import fs from 'node:fs'
import path from 'node:path'
import { checkFrozen, freeze, frozen } from './support/frozen-migrations.ts'
import { failWith, PlainError, runNode } from './support/processes.ts'

const root = path.resolve(import.meta.dirname, '..')
const generated = ['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js', 'src/migrations']
const migrations = path.join(root, 'src/migrations')
const isCheck = process.argv.includes('--check')

try {
  checkFrozen(migrations)
  const before = snapshot()
  await generate()
  if (isCheck) {
    const after = snapshot()
    const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    )
    restore(before, stale)
    if (stale.length > 0) {
      throw new PlainError(`Stale; run npm run generate and commit: ${stale.join(', ')}`)
    }
  }
} catch (error) {
  failWith(error)
}

async function generate(): Promise<void> {
  const bin = path.join(root, 'node_modules/payload/bin.js')
  const env = { ...process.env, PAYLOAD_SECRET: 'only-for-generating-files-never-for-sessions' }
  await runNode({ args: [bin, 'generate:types'], env, quiet: true })
  await runNode({ args: [bin, 'generate:importmap'], env, quiet: true })
  await runNode({ args: [bin, 'migrate:create', '--skip-empty'], env, quiet: true })
  markTypeImports()
  freeze(migrations)
}

/** Marks type imports in new migrations, because Node strips types but not the imports of types. */
function markTypeImports(): void {
  const existing = frozen(migrations)
  for (const name of fs.readdirSync(migrations)) {
    if (!name.endsWith('.ts') || existing.has(name)) continue
    const file = path.join(migrations, name)
    const text = fs.readFileSync(file, 'utf8')
    const marked = text
      .replace(
        /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
        'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
      )
      .replaceAll(/from '(\.\/[^']+?)(\.js|\.ts)?'/g, "from '$1.ts'")
    if (marked !== text) fs.writeFileSync(file, marked)
  }
}

function snapshot(): Map<string, string> {
  const files = generated.flatMap((entry) => {
    const full = path.join(root, entry)
    if (!fs.existsSync(full)) return []
    return fs.statSync(full).isDirectory()
      ? fs.readdirSync(full).map((name) => path.join(entry, name))
      : [entry]
  })
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]))
}

function restore(before: Map<string, string>, files: string[]): void {
  for (const file of files) {
    const text = before.get(file)
    const full = path.join(root, file)
    if (text === undefined) fs.rmSync(full)
    else fs.writeFileSync(full, text)
  }
}
