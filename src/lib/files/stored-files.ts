import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
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

/** Makes `target` hold the bytes of `source` without reading them where the file system can. */
export async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await fs.link(source, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EXDEV') throw error
    await fs.copyFile(source, target)
  }
}

/** Writes a folder's entries through to the disk, so that a power cut cannot undo them. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
