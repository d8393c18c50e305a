/**
 * Compares the zip of 20 documents of 10 MB with `zip -0 -` of the same files, and measures its
 * memory.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { median } from '../support/median.ts'
import { memory, resetPeak, serverPid, startFilledProduct } from './filled-product.ts'

const count = 20
const size = 10 * 1024 * 1024
const rounds = 9

if (spawnSync('zip', ['-v']).error) {
  console.log('zip: not measured, because the command zip is missing (Debian: apt-get install zip)')
  process.exit(0)
}

const { url, documents, sql, headers, stop } = await startFilledProduct()
fs.mkdirSync(documents, { recursive: true })
const names = Array.from({ length: count }, (_, index) => `document-${index}.pdf`)
for (const name of names) fs.writeFileSync(path.join(documents, name), randomBytes(size))
const id = await insertEntry()
const pid = serverPid(url)

await ours()
const before = memory(pid).now
resetPeak(pid)
const speeds: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
for (let round = 0; round < rounds; round++) {
  speeds.ours.push(await ours())
  speeds.theirs.push(await theirs())
}
const growth = memory(pid).peak - before
const [mine, other] = [median(speeds.ours), median(speeds.theirs)]
console.log(`zip: ${Math.round(mine)} MB/s, zip -0 ${Math.round(other)} MB/s`)
console.log(`zip: ratio ${(mine / other).toFixed(2)}, memory growth ${Math.round(growth)} MB`)
await stop()

/** Returns the MB per second of the site's zip. */
function ours(): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    http
      .get(`${url}/api/documents/zip/${id}`, { headers }, (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`The zip responded with ${response.statusCode}`))
        measure(response, startedAt).then(resolve, reject)
      })
      .on('error', reject)
  })
}

function theirs(): Promise<number> {
  const startedAt = performance.now()
  const child = spawn('zip', ['-0', '-q', '-', ...names], { cwd: documents })
  return measure(child.stdout, startedAt)
}

async function measure(stream: Readable, startedAt: number): Promise<number> {
  let bytes = 0
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  await new Promise((resolve, reject) => stream.once('end', resolve).once('error', reject))
  if (bytes < count * size) throw new Error(`Only ${bytes} bytes arrived`)
  return bytes / 1024 / 1024 / ((performance.now() - startedAt) / 1000)
}

async function insertEntry(): Promise<number> {
  const { rows } = await sql.query(
    `WITH entry AS (
       INSERT INTO voice_bot_onboardings (name, company, street, zip_code, city, country, phone,
         email, voice_gender, voice_character)
       VALUES ('n', 'Firma', 'Straße', '01067', 'Dresden', 'Deutschland', '0351', 'a@example.com',
         'female', 'calm') RETURNING id
     ), document AS (
       INSERT INTO onboarding_documents (filename, original_name, mime_type, filesize)
       SELECT name, name, 'application/pdf', $2 FROM unnest($1::text[]) name RETURNING id
     )
     INSERT INTO voice_bot_onboardings_rels ("order", parent_id, path, onboarding_documents_id)
     SELECT row_number() OVER (), entry.id, 'uploadedFiles', document.id FROM entry, document
     RETURNING parent_id`,
    [names, size],
  )
  return rows[0].parent_id
}
