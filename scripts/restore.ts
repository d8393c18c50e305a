/**
 * `npm run restore -- FOLDER`: restores a backup to the database and the folders (or the bucket) of the
 * settings, where these are empty. With --rehearse it restores into a temporary place instead, which
 * proves the backup.
 */
import path from 'node:path'
import { createStores } from '../src/lib/files/stores.ts'
import { describeBackup } from './support/backup/describe.ts'
import { checkFiles, openBackup } from './support/backup/manifest.ts'
import { rehearse } from './support/backup/rehearse.ts'
import { restoreBackup } from './support/backup/restore-backup.ts'
import { checkEmpty } from './support/backup/target.ts'
import { failWith, PlainError } from './support/processes.ts'
import { checkFolders, readEnv } from './support/settings.ts'

const words = process.argv.slice(2)
const isRehearsal = words.includes('--rehearse')
const given = words.find((word) => !word.startsWith('--'))

try {
  if (!given) throw new PlainError('Name the backup: npm run restore -- FOLDER')
  const folder = path.resolve(given)
  const env = await readEnv()
  const backup = await openBackup(folder, env)
  await checkFiles(backup)
  const holds = describeBackup(backup.manifest)
  if (isRehearsal) {
    await rehearse(backup, env)
    // The records themselves: other tables hold parts of them, and former versions.
    const records = backup.manifest.tables.filter(
      ({ name, columns, rows }) =>
        rows > 0 && !name.startsWith('_') && columns.includes('created_at'),
    )
    for (const table of records) console.log(`${String(table.rows).padStart(10)}  ${table.name}`)
    console.log(`Restored into a temporary place, and every row and file found: ${holds}.`)
  } else {
    const target = { env, stores: createStores(env) }
    await checkEmpty(target)
    checkFolders(env)
    await restoreBackup(backup, target)
    console.log(`Restored: ${holds}. npm start brings it up to date and serves it.`)
  }
  process.exit(0)
} catch (error) {
  failWith(error)
}
