import { randomBytes } from 'node:crypto'
import slugify from '@sindresorhus/slugify'
import { cutFileName } from './file-names.ts'

/**
 * A name under which a file can be stored: readable, safe in every file system and address, and
 * unlike any other, for example `preisliste-2026-7f3a9c01b2.pdf`.
 */
export function storedName(originalName: string, extension: string): string {
  const stem = slugify(cutFileName(originalName).replace(/\.[^.]*$/, ''), {
    decamelize: false,
    // No English "and" in a German file name.
    customReplacements: [['&', ' ']],
  }).slice(0, 60)
  return `${stem || 'datei'}-${unique()}.${extension}`
}

/** Random letters that keep equal names apart. */
export function unique(): string {
  return randomBytes(5).toString('hex')
}
