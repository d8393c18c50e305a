import { randomBytes } from 'node:crypto'
import path from 'node:path'
import slugify from '@sindresorhus/slugify'
import { cutFileName } from './file-names.ts'

/**
 * Returns a unique, readable name for a stored file that is safe in file systems and URLs, such as
 * `preisliste-2026-7f3a9c01b2.pdf`.
 */
export function storedName(originalName: string, extension: string): string {
  const stem = slugify(cutFileName(originalName).replace(/\.[^.]*$/, ''), {
    decamelize: false,
    // By default, `&` becomes the English word "and".
    customReplacements: [['&', ' ']],
  }).slice(0, 60)
  return `${stem || 'datei'}-${randomSuffix()}.${extension}`
}

/** Returns another unique name for a stored file. */
export function renamed(name: string): string {
  const { name: stem, ext } = path.parse(name)
  return storedName(stem.replace(/-[0-9a-f]{10}$/, ''), ext.slice(1))
}

/** Returns a random suffix. */
export function randomSuffix(): string {
  return randomBytes(5).toString('hex')
}
