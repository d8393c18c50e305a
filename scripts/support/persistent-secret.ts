import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'

/** Reads the secret in `file`, or creates a random one there that only this user can read. */
export function persistentSecret(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    createOnce(file, randomBytes(32).toString('hex'))
    // A concurrent start may have created the file first. Both then use its secret.
    return fs.readFileSync(file, 'utf8').trim()
  }
}

/** Creates a file atomically, unless it exists. */
function createOnce(file: string, content: string): void {
  // A random name, because containers that share the folder may have equal process ids.
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

/** Throws EEXIST if the target exists. Copies if the file system does not support hard links. */
function linkOrCopy(source: string, target: string): void {
  try {
    fs.linkSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    fs.copyFileSync(source, target, fs.constants.COPYFILE_EXCL)
  }
}
