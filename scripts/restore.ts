/**
 * `npm run restore -- FOLDER`: restores a backup to the configured database and folders
 * (or bucket), which must be empty. With --rehearse, it restores into temporary ones
 * instead, to test the backup.
 */
import path from 'node:path'
import { createStores } from '../src/lib/files/stores.ts'
import { describeBackup } from './support/backup/describe.ts'
import { checkFiles, openBackup } from './support/backup/manifest.ts'
import { rehearse } from './support/backup/rehearse.ts'
import { restoreBackup } from './support/backup/restore-backup.ts'
import { checkEmpty } from './support/backup/target.ts'
import { abortedByInterruption, failWith, PlainError, readArguments } from './support/processes.ts'
import { checkFolders, readEnv } from './support/settings.ts'

// Customers' documents are readable to this user only, as they are while the site runs.
process.umask(0o077)

let interruption: AbortSignal | undefined
try {
  const { argument: folderArgument, values } = readArguments({ rehearse: { type: 'boolean' } })
  if (!folderArgument) throw new PlainError('Name the backup: npm run restore -- FOLDER')
  const folder = path.resolve(folderArgument)
  const env = await readEnv()
  const backup = await openBackup(folder, env)
  await checkFiles(backup)
  const summary = describeBackup(backup.manifest)
  interruption = abortedByInterruption('Removing what was restored.')
  if (values.rehearse) {
    await rehearse(backup, env, interruption)
    // Only the main tables of collections: the others contain parts of documents, or versions.
    const records = backup.manifest.tables.filter(
      ({ name, columns, rows }) =>
        rows > 0 && !name.startsWith('_') && columns.includes('created_at'),
    )
    for (const table of records) console.log(`${String(table.rows).padStart(10)}  ${table.name}`)
    console.log(`Restored into a temporary place, and every row and file found: ${summary}.`)
  } else {
    const target = { env, stores: createStores(env) }
    await checkEmpty(target)
    checkFolders(env)
    await restoreBackup(backup, target, interruption)
    console.log(`Restored: ${summary}. npm start brings it up to date and serves it.`)
  }
  process.exit(0)
} catch (error) {
  // A step that was interrupted itself fails with an error of its own.
  failWith(interruption?.aborted ? interruption.reason : error)
}
