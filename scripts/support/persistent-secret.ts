import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'

/** Reads the secret in `file`, or makes a random one there that only this user can read. */
export function persistentSecret(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    createOnce(file, randomBytes(32).toString('hex'))
    // Another start may have been first: its secret is the one of both.
    return fs.readFileSync(file, 'utf8').trim()
  }
}

/** Creates a file with all of its content at once, unless there is one. */
function createOnce(file: string, content: string): void {
  // Containers that share the folder have the same process ids.
  const draft = `${file}.${randomUUID()}`
  fs.writeFileSync(draft, content, { mode: 0o600, flush: true })
  try {
    linkOrCopy(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/** Throws EEXIST where there is a target; some file systems have no links. */
function linkOrCopy(source: string, target: string): void {
  try {
    fs.linkSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    fs.copyFileSync(source, target, fs.constants.COPYFILE_EXCL)
  }
}
