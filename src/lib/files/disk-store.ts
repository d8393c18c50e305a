import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { chunkBytes } from '../http/web-stream.ts'
import type { FileStore, FileToStore } from './file-store.ts'

/** Keeps files in a folder of this machine, beside others whose names begin with a dot. */
export function diskStore(folder: string): FileStore {
  return {
    open: async (name) => {
      const file = isPlain(name) && (await fs.open(placeOf(folder, name)).catch(ignoreMissing))
      if (!file) return undefined
      const { size, mtime } = await file.stat()
      const read = async (range?: { start: number; end: number }) =>
        // Closes the file when it is read, and when it is destroyed before.
        file.createReadStream({ ...range, highWaterMark: chunkBytes })
      return { size, modified: mtime, read, close: () => file.close() }
    },
    put: async (files, { isReplacing = false } = {}) => {
      if (files.length === 0) return
      await fs.mkdir(folder, { recursive: true })
      for (const file of files) await (isReplacing ? replace(folder, file) : add(folder, file))
      await syncFolder(folder)
    },
    remove: (name) => fs.rm(placeOf(folder, name), { force: true }),
    list: async function* () {
      const entries = (await fs.readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
      for (const entry of entries) {
        if (entry.isFile() && !entry.name.startsWith('.')) yield entry.name
      }
    },
  }
}

function add(folder: string, { source, name }: FileToStore): Promise<void> {
  return linkOrCopy(source, placeOf(folder, name))
}

/** Nobody finds half of a file in the place of another one. */
async function replace(folder: string, { source, name }: FileToStore): Promise<void> {
  const draft = path.join(/* turbopackIgnore: true */ folder, `.${randomUUID()}`)
  await fs.copyFile(source, draft)
  await fs.rename(draft, placeOf(folder, name))
}

/** Makes `target` hold the bytes of `source` without reading them where the file system can. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await fs.link(source, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EXDEV') throw error
    await fs.copyFile(source, target, fs.constants.COPYFILE_EXCL)
  }
}

/** Writes a folder's entries through to the disk, so that a power cut cannot undo them. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Stored names are plain ones; a record changed by hand must not lead out of the folder. */
function isPlain(name: string): boolean {
  return path.basename(name) === name && !name.startsWith('.')
}

function placeOf(folder: string, name: string): string {
  if (!isPlain(name)) throw new Error('Not a name of a stored file')
  return path.join(folder, name)
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
