/** Time and memory of a backup and a restore of many submissions with documents: `npm run bench -- backup`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { startOwnDatabase } from '../../scripts/support/own-database.ts'
import { stop } from '../../scripts/support/processes.ts'
import { preparedFolder, temporaryFolder } from '../support/product.ts'
import { withDatabase } from '../support/stored.ts'
import { residentMb } from './large-submissions.ts'

const submissions = Number(process.env.BENCH_SUBMISSIONS ?? 10_000)
const documentBytes = 200 * 1024

const source = await preparedFolder()
fs.writeFileSync(path.join(source, 'data/secret'), 'x'.repeat(64))
await fill()
const [target, backup] = [temporaryFolder(), path.join(temporaryFolder(), 'backup')]
await measure('backup', 'scripts/backup.ts', [backup], source)
await measure('restore', 'scripts/restore.ts', [backup], target)
for (const folder of [source, target, path.dirname(backup)]) fs.rmSync(folder, { recursive: true })

/** One document for each submission. */
async function fill(): Promise<void> {
  const database = await startOwnDatabase(path.join(source, 'data'))
  await withDatabase(database.url, async (client) => {
    await client.query(
      `INSERT INTO voice_bot_onboardings (name, company, street, zip_code, city, country, phone, email,
         voice_gender, voice_character)
       SELECT 'Kunde ' || n, 'Firma', 'Straße 1', '10115', 'Berlin', 'Deutschland', '+49 30 1',
         n || '@example.com', 'male', 'calm' FROM generate_series(1, $1::int) n`,
      [submissions],
    )
    await client.query(
      `INSERT INTO onboarding_documents (original_name, filename, filesize, mime_type)
       SELECT n || '.pdf', 'dokument-' || n || '.pdf', $2::int, 'application/pdf'
       FROM generate_series(1, $1::int) n`,
      [submissions, documentBytes],
    )
  })
  await stop(database.process)
  const folder = path.join(source, 'data/documents')
  fs.mkdirSync(folder, { recursive: true })
  const content = Buffer.alloc(documentBytes, 'abcdefg')
  for (let n = 1; n <= submissions; n++) {
    content.writeInt32BE(n)
    fs.writeFileSync(path.join(folder, `dokument-${n}.pdf`), content)
  }
}

async function measure(what: string, script: string, args: string[], folder: string) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      MEDIA_DIR: path.join(folder, 'media'),
    },
    stdio: 'inherit',
  })
  let most = 0
  const watch = setInterval(() => {
    try {
      most = Math.max(most, residentMb(child.pid as number) || 0)
    } catch {
      // It has just ended.
    }
  }, 50)
  const [status] = await once(child, 'exit')
  clearInterval(watch)
  const seconds = (performance.now() - startedAt) / 1000
  const total = Math.round((submissions * documentBytes) / 1024 ** 2)
  console.log(
    `${what} of ${submissions} submissions with ${total} MB: ${seconds.toFixed(1)} s, at most ${most} MB of memory, status ${status}`,
  )
}
