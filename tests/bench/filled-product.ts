import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startOwnDatabase } from '../../scripts/support/own-database.ts'
import { stop } from '../../scripts/support/processes.ts'
import { pidListeningOn } from '../support/listening-process.ts'
import { admin, startProduct, temporaryFolder } from '../support/product.ts'
import { tokenOf } from '../support/token.ts'

/** Starts the product on a database that the benchmark can fill and query directly. */
export async function startFilledProduct() {
  const folder = temporaryFolder()
  const dataDir = path.join(folder, 'data')
  fs.mkdirSync(dataDir, { recursive: true })
  const database = await startOwnDatabase(dataDir)
  const product = await startProduct({ folder, env: { DATABASE_URL: database.url } })
  const sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  const login = await fetch(`${product.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return {
    url: product.url,
    documents: path.join(dataDir, 'documents'),
    sql,
    headers: { Authorization: `JWT ${tokenOf(login)}` },
    stop: async () => {
      await sql.end()
      await product.stop()
      await stop(database.process)
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Adds onboardings until there are `count`, each with two documents (records only, no files). */
export async function fillTo(sql: pg.Client, count: number): Promise<void> {
  const { rows } = await sql.query('SELECT count(*)::int AS there FROM voice_bot_onboardings')
  await sql.query(
    `WITH entry AS (
       INSERT INTO voice_bot_onboardings (name, company, street, zip_code, city, country, phone,
         email, website, voice_gender, voice_character, created_at, updated_at)
       SELECT 'Jürgen Groß ' || n, 'Salon „Süd“ ' || n, 'Hauptstraße ' || n, '01067', 'Dresden',
         'Deutschland', '+49 351 ' || n, 'kunde' || n || '@example.com',
         'https://salon-' || n || '.example', 'female', 'calm', now() - n * interval '1 minute', now()
       FROM generate_series($1::int + 1, $2::int) n RETURNING id
     ), document AS (
       INSERT INTO onboarding_documents (filename, original_name, mime_type, filesize)
       SELECT 'preise-' || id || '-' || k || '.pdf', 'Preise.pdf', 'application/pdf', 1000
       FROM entry, generate_series(1, 2) k RETURNING id, filename
     )
     INSERT INTO voice_bot_onboardings_rels ("order", parent_id, path, onboarding_documents_id)
     SELECT split_part(filename, '-', 3)::numeric::int, split_part(filename, '-', 2)::int,
       'uploadedFiles', id
     FROM (SELECT id, replace(filename, '.pdf', '') AS filename FROM document) named`,
    [rows[0].there, count],
  )
  await sql.query('ANALYZE')
}

/** Returns the id of the process that serves the site at this URL. */
export function serverPid(url: string): number {
  return pidListeningOn(new URL(url).port)
}

/** Returns the megabytes that a process uses now and its peak since the last reset (Linux only). */
export function memory(pid: number): { now: number; peak: number } {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

export function resetPeak(pid: number): void {
  fs.writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
