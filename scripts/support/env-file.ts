import fs from 'node:fs'
import { parseEnv } from 'node:util'
import { PlainError } from './processes.ts'

/**
 * Sets the variables of the file .env that the environment does not contain. Throws a PlainError if the file cannot be
 * read, or if Node or Next would read something else than what it contains.
 */
export function loadEnvFile(): void {
  const content = readEnvFile()
  checkLines(content)
  for (const [name, value = ''] of Object.entries(parseEnv(content))) {
    if (/\$[\w{]/.test(value)) {
      throw new PlainError(
        `The value of ${name} in .env contains $, with which Next would insert a variable. Set it in the environment instead.`,
      )
    }
    process.env[name] ??= value
  }
}

/**
 * Returns the content of the file; empty if there is none. Without a byte order mark, and without spaces at the ends of
 * lines: Node would take the next line for a value that consists of spaces.
 */
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
    const lines = content.split('\n').map((line) => line.trimEnd())
    if (!content.includes('\0')) return lines.join('\n')
  } catch {
    // The bytes are not UTF-8.
  }
  throw new PlainError('The file .env is not in UTF-8. Save it in this encoding.')
}

/** A value in quotation marks, and perhaps a comment. */
const quoted = /^(?:"(?:[^"\\]|\\(?!n))*"|'[^']*'|`[^`]*`)\s*(?:#.*)?$/

/** Throws a PlainError that names the first setting whose value would be cut off. */
function checkLines(content: string): void {
  for (const line of content.split('\n')) {
    const [before = '', ...rest] = line.split('=')
    const name = before.trim()
    if (name.includes('#')) continue
    const value = rest.join('=')
    if (/^\s*["'`]/.test(value)) {
      if (quoted.test(value.trimStart())) continue
      throw new PlainError(
        `The value of ${name} in .env has to end in its line, with the quotation mark that it begins with, and cannot contain it, nor \\n between double ones. Others are ' and \`.`,
      )
    }
    const at = value.indexOf('#')
    if (at >= 0 && !/\s/.test(value[at - 1] ?? '')) {
      throw new PlainError(
        `Put quotation marks around the value of ${name} in .env, because # starts a comment. So far, only what is before it was used: to keep that, remove # and what follows.`,
      )
    }
  }
}
