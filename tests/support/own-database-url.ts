import fs from 'node:fs'
import path from 'node:path'

/** The address of the database that a product runs by itself. */
export function ownDatabaseUrl(folder: string): string {
  const password = fs.readFileSync(path.join(folder, 'data/postgres-password'), 'utf8').trim()
  const [, , , port] = fs
    .readFileSync(path.join(folder, 'data/postgres/postmaster.pid'), 'utf8')
    .split('\n')
  return `postgres://site:${password}@127.0.0.1:${port}/site`
}
