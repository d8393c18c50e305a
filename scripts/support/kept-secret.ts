import { randomBytes } from 'node:crypto'
import fs from 'node:fs'

/** Reads the secret in `file`, or makes a random one there that only this user can read. */
export function keptSecret(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const secret = randomBytes(32).toString('hex')
    fs.writeFileSync(file, secret, { mode: 0o600, flush: true })
    return secret
  }
}
