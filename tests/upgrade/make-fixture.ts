/**
 * Fills a running, newly created product with data of every kind and stores it as a fixture. See
 * README.md in this folder.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { withDatabase } from '../support/with-database.ts'
import { dump } from './dump.ts'
import { fill } from './fill.ts'
import { observe } from './observe.ts'

const { url, folder, release } = parseArgs({
  options: { url: { type: 'string' }, folder: { type: 'string' }, release: { type: 'string' } },
}).values
if (!url || !folder || !release) throw new Error('See README.md for the arguments')

const target = path.join(import.meta.dirname, 'fixtures', release)
const expected = await observe(url, await fill(url))
const sql = await withDatabase(ownDatabaseUrl(folder), async (client) => {
  // In the far future, so that it only becomes due when a test changes it.
  const moved = await client.query(
    "UPDATE payload_jobs SET wait_until = '2035-01-01' WHERE task_slug = 'schedulePublish'",
  )
  if (moved.rowCount !== 1) throw new Error(`${moved.rowCount} planned publications instead of 1`)
  return dump(client)
})

fs.rmSync(target, { recursive: true, force: true })
for (const part of ['data/secret', 'data/documents', 'media']) {
  fs.cpSync(path.join(folder, part), path.join(target, part), {
    recursive: true,
    filter: (source) => part === 'media' || !path.basename(source).startsWith('.'),
  })
}
fs.writeFileSync(path.join(target, 'database.sql.gz'), gzipSync(sql, { level: 9 }))
fs.writeFileSync(
  path.join(target, 'expected.json.gz'),
  gzipSync(JSON.stringify(expected), { level: 9 }),
)
console.log(`Stored in ${path.relative(process.cwd(), target)}`)
