/**
 * `npm run backup -- FOLDER`: writes the database, the customers' documents, the media and the secret as
 * they were at one moment into a new folder, while the site runs, and checks what it has written.
 */
import fs from 'node:fs/promises'
import path from 'node:path'
import { writeBackup } from './support/backup/write-backup.ts'
import { failWith, PlainError } from './support/processes.ts'
import { readEnv } from './support/settings.ts'

const [given] = process.argv.slice(2)

try {
  if (!given) throw new PlainError('Name a new folder: npm run backup -- FOLDER')
  const folder = path.resolve(given)
  const env = await readEnv()
  const present = await fs.readdir(folder).catch(() => [])
  if (present.length > 0) throw new PlainError(`The folder ${folder} is not empty.`)
  await fs
    .mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => fs.access(folder, fs.constants.W_OK))
    .catch(({ code }: NodeJS.ErrnoException) => {
      throw new PlainError(`The folder ${folder} cannot be written to (${code}).`)
    })
  console.log(await writeBackup(folder, env))
  process.exit(0)
} catch (error) {
  failWith(error)
}
