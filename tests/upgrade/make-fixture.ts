/**
 * Fills a running, freshly made product with some of everything and stores its data as a fixture.
 * README.md beside this file explains when and how.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { withDatabase } from '../support/stored.ts'
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
  // Far away, so that only a test that moves it makes it due.
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
