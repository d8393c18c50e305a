import fs from 'node:fs'
import { parseEnv } from 'node:util'
import { PlainError } from './processes.ts'

/**
 * Sets the variables of the file .env that the environment does not contain. Throws a PlainError if the file cannot be
 * read, or if Node or Next would read something else than what it contains.
 */
export function loadEnvFile(): void {
  const content = readEnvFile()
  const cutOff = findCutOff(content)
  if (cutOff) {
    throw new PlainError(
      `Put quotation marks around the value of ${cutOff} in .env, because # starts a comment. So far, only what is before it was used: to keep that, remove # and what follows.`,
    )
  }
  for (const [name, value = ''] of Object.entries(parseEnv(content))) {
    if (/\$[\w{]/.test(value)) {
      throw new PlainError(
        `The value of ${name} in .env contains $, with which Next would insert a variable. Set it in the environment instead.`,
      )
    }
    process.env[name] ??= value
  }
}

/** Returns the content of the file without a byte order mark; empty if there is none. */
function readEnvFile(): string {
  let bytes: Buffer
  try {
    bytes = fs.readFileSync('.env')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return ''
    throw new PlainError(`The file .env cannot be read (${code}).`)
  }
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!content.includes('\0')) return content
  } catch {
    // The bytes are not UTF-8.
  }
  throw new PlainError('The file .env is not in UTF-8. Save it in this encoding.')
}

/** Returns the first setting whose value has no quotation marks, and contains a # that does not follow a space. */
function findCutOff(content: string): string | undefined {
  for (const line of content.split('\n')) {
    const [name = '', ...rest] = line.split('=')
    const value = rest.join('=')
    const at = value.indexOf('#')
    const isCutOff = at >= 0 && !/^\s*["'`]/.test(value) && !/\s/.test(value[at - 1] ?? '')
    if (isCutOff && !name.includes('#')) return name.trim()
  }
  return undefined
}
