/**
 * `npm run backup -- FOLDER`: writes a consistent backup of the database, the customers' documents,
 * the media and the secret into a new folder, and verifies it. The site may be running.
 */
import fs from 'node:fs/promises'
import path from 'node:path'
import { writeBackup } from './support/backup/write-backup.ts'
import { abortedByInterruption, failWith, PlainError, readArguments } from './support/processes.ts'
import { readEnv } from './support/settings.ts'

try {
  const { argument: folderArgument } = readArguments({})
  if (!folderArgument) throw new PlainError('Name a new folder: npm run backup -- FOLDER')
  const folder = path.resolve(folderArgument)
  const env = await readEnv()
  const existing = await fs.readdir(folder).catch(() => [])
  if (existing.length > 0) throw new PlainError(`The folder ${folder} is not empty.`)
  await fs
    .mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => fs.access(folder, fs.constants.W_OK))
    .catch(({ code }: NodeJS.ErrnoException) => {
      throw new PlainError(`The folder ${folder} cannot be written to (${code}).`)
    })
  const interruption = abortedByInterruption('Removing what was written.')
  console.log(await writeBackup(folder, env, interruption))
  process.exit(0)
} catch (error) {
  failWith(error)
}
