import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startOwnDatabase } from '../../scripts/support/own-database.ts'
import { runNode, stop } from '../../scripts/support/processes.ts'
import { hashOfSources } from '../../scripts/support/sources.ts'

/** The first admin of every prepared database. */
export const admin = { email: 'admin@example.com', password: 'correct-horse-battery' }

/** The prefix of the prepared folders that are copied. */
const prefix = 'site-prepared-'

/** Files besides the sources that determine the content of the database. */
const hashedFiles = [
  ...['scripts/support/own-database.ts', 'scripts/database.ts'],
  'tests/support/prepared-folder.ts',
]

/** Creates an empty folder for a product's data. The caller removes it. */
export function temporaryFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'site-'))
}

/**
 * Creates a folder with a migrated and seeded database, as after a first start. The caller removes
 * it. The folder is prepared once per version of the sources and then copied, which takes a tenth
 * of the time.
 */
export async function preparedFolder(): Promise<string> {
  const original = await prepareOnce()
  const folder = temporaryFolder()
  fs.cpSync(original, folder, { recursive: true })
  // PostgreSQL rejects a data directory that others can read.
  fs.chmodSync(path.join(folder, 'data/postgres'), 0o700)
  return folder
}

/**
 * Prepares the folder that is copied, unless it exists for the current sources. Returns its path.
 */
export async function prepareOnce(): Promise<string> {
  const original = path.join(os.tmpdir(), `${prefix}${hash()}`)
  if (!fs.existsSync(original)) await prepare(original)
  return original
}

async function prepare(original: string): Promise<void> {
  const folder = temporaryFolder()
  const dataDir = path.join(folder, 'data')
  fs.mkdirSync(dataDir)
  fs.mkdirSync(path.join(folder, 'media'))
  const database = await startOwnDatabase(dataDir)
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    MEDIA_DIR: path.join(folder, 'media'),
    PAYLOAD_SECRET: 'only-for-preparing-0123456789-0123456789',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  await runNode({ args: ['scripts/prepare.ts'], env, quiet: true })
  await stop(database.process)
  // No test cuts the machine's power, and a killed process loses nothing without fsync.
  fs.appendFileSync(path.join(dataDir, 'postgres/postgresql.conf'), 'fsync = off\n')
  removeOldFolders()
  try {
    fs.renameSync(folder, original)
  } catch (error) {
    // Another process was faster.
    if (!fs.existsSync(original)) throw error
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Removes folders of older sources, except recent ones, which another checkout may be copying. */
function removeOldFolders(): void {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000
  for (const name of fs.readdirSync(os.tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = path.join(os.tmpdir(), name)
    if (fs.statSync(folder).mtimeMs < dayAgo) fs.rmSync(folder, { recursive: true, force: true })
  }
}

function hash(): string {
  const sum = createHash('sha256').update(hashOfSources()).update(path.resolve())
  for (const file of hashedFiles) sum.update(fs.readFileSync(file))
  return sum.digest('hex').slice(0, 16)
}
