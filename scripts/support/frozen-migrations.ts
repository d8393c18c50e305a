import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { PlainError } from './processes.ts'

/**
 * In the format of `sha256sum`. Not JSON, because Payload reads the last JSON file as the schema.
 */
const listName = 'SHA256SUMS'

/**
 * Throws a PlainError if migrations in `folder` have changed since they were frozen. Databases that
 * have already run them would miss the change, so it needs a new migration.
 */
export function checkFrozen(folder: string): void {
  const changed = [...frozen(folder)].filter(([name, sum]) => checksum(folder, name) !== sum)
  if (changed.length === 0) return
  const names = changed.map(([name]) => name).join(', ')
  throw new PlainError(
    `Migrations are append-only, but these changed after they were committed: ${names}. Restore them from git; npm run generate writes a further migration.`,
  )
}

/** Adds new migrations to the list of checksums. */
export function freeze(folder: string): void {
  const sums = frozen(folder)
  for (const name of fs.readdirSync(folder).sort()) {
    if (/^\d.*\.(ts|json)$/.test(name) && !sums.has(name)) sums.set(name, checksum(folder, name))
  }
  const lines = [...sums].map(([name, sum]) => `${sum}  ${name}\n`)
  fs.writeFileSync(path.join(folder, listName), lines.join(''))
}

/** Returns the frozen files of `folder` with their checksums. */
export function frozen(folder: string): Map<string, string> {
  const list = path.join(folder, listName)
  if (!fs.existsSync(list)) return new Map()
  const lines = fs.readFileSync(list, 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [sum = '', name = ''] = line.split('  ')
      return [name, sum]
    }),
  )
}

function checksum(folder: string, name: string): string {
  const file = path.join(folder, name)
  if (!fs.existsSync(file)) return ''
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex')
}
