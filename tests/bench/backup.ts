/**
 * Measures time and memory of a backup and a restore of many submissions with documents: `npm run
 * bench -- backup`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { withDatabase } from '../../scripts/support/backup/database.ts'
import { preparedFolder, temporaryFolder } from '../support/product.ts'
import { differingNames, hashStorage, storageSettings } from '../support/stored-hashes.ts'
import { fillTo } from './filled-product.ts'
import { residentMb } from './large-submissions.ts'
import { printVerdict } from './verdict.ts'

const submissions = Number(process.env.BENCH_SUBMISSIONS ?? 10_000)
/**
 * The limit in MB, about the memory of one instance. Streaming does not need more memory for a
 * larger total size.
 */
const maxMemory = 200

/** Each submission has two documents of this size. */
const documentBytes = 100 * 1024

const source = await preparedFolder()
fs.writeFileSync(path.join(source, 'data/secret'), 'x'.repeat(64))
await fill()
const [target, backup] = [temporaryFolder(), path.join(temporaryFolder(), 'backup')]
await measure('backup', 'scripts/backup.ts', [backup], source)
await measure('restore', 'scripts/restore.ts', [backup], target)
const [before, after] = [
  await hashStorage(storageSettings(source)),
  await hashStorage(storageSettings(target)),
]
const different = differingNames(before, after)
const kinds = `${Object.keys(before).length} tables and files`
const isEqual = different.length === 0
const answer = isEqual ? 'yes' : `no (${different.slice(0, 5)})`
printVerdict(`equal: ${answer}, ${kinds}`, 'yes', isEqual)
for (const folder of [source, target, path.dirname(backup)]) fs.rmSync(folder, { recursive: true })
process.exit(isEqual ? 0 : 1)

async function fill(): Promise<void> {
  const names = await withDatabase(storageSettings(source), async (client) => {
    await fillTo(client, submissions)
    const { rows } = await client.query<{ name: string }>(
      'SELECT filename AS name FROM onboarding_documents',
    )
    return rows.map(({ name }) => name)
  })
  const folder = path.join(source, 'data/documents')
  fs.mkdirSync(folder, { recursive: true })
  const content = Buffer.alloc(documentBytes, 'abcdefg')
  for (const [index, name] of names.entries()) {
    content.writeInt32BE(index)
    fs.writeFileSync(path.join(folder, name), content)
  }
}

async function measure(what: string, script: string, args: string[], folder: string) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...storageSettings(folder) },
    stdio: 'inherit',
  })
  let most = 0
  const watch = setInterval(() => {
    try {
      most = Math.max(most, residentMb(child.pid as number) || 0)
    } catch {
      // The process has just ended.
    }
  }, 50)
  const [status] = await once(child, 'exit')
  if (status !== 0) process.exit(1)
  clearInterval(watch)
  const seconds = (performance.now() - startedAt) / 1000
  const total = Math.round((2 * submissions * documentBytes) / 1024 ** 2)
  printVerdict(
    `${what} of ${submissions} submissions with ${total} MB: ${seconds.toFixed(1)} s, at most ${most} MB of memory`,
    `${maxMemory} MB`,
    most <= maxMemory,
  )
}
