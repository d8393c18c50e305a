import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { FileStore, FileToStore } from './file-store.ts'

/**
 * Bytes that are read ahead. A client that does not read keeps several times as much in memory: 500 of them
 * take 250 MB, and 390 MB with 256 KB, which sends large files a quarter faster.
 */
const readBytes = 64 * 1024

/** Stores files in a local folder. Ignores entries whose names start with a dot. */
export function diskStore(folder: string): FileStore {
  return {
    open: async (name) => {
      const file = isPlainName(name) && (await fs.open(pathOf(folder, name)).catch(ignoreMissing))
      if (!file) return undefined
      const { size, mtime } = await file.stat()
      const read = async (range?: { start: number; end: number }) =>
        // The stream closes the file when it ends or is destroyed.
        file.createReadStream({ ...range, highWaterMark: readBytes })
      return { size, modified: mtime, read, close: () => file.close() }
    },
    put: async (files, { isReplacing = false } = {}) => {
      if (files.length === 0) return
      await fs.mkdir(folder, { recursive: true })
      for (const file of files) await (isReplacing ? replace(folder, file) : add(folder, file))
      await sync(folder)
    },
    remove: (name) => fs.rm(pathOf(folder, name), { force: true }),
    list: async function* () {
      const entries = (await fs.readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
      for (const entry of entries) {
        if (entry.isFile() && !entry.name.startsWith('.')) yield entry.name
      }
    },
  }
}

function add(folder: string, { source, name }: FileToStore): Promise<void> {
  return linkOrCopy(source, pathOf(folder, name))
}

/** Replaces a file atomically, so that readers never see a partial file. */
async function replace(folder: string, { source, name }: FileToStore): Promise<void> {
  const temporary = path.join(/* turbopackIgnore: true */ folder, `.${randomUUID()}`)
  await fs.copyFile(source, temporary)
  await sync(temporary)
  await fs.rename(temporary, pathOf(folder, name))
}

/** What file systems without hard links answer, or without one to this place. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EXDEV', 'ENOSYS', 'EMLINK']

/** Creates `target` as a hard link if the file system supports it, otherwise as a copy. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await fs.link(source, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!code || !withoutLinks.includes(code)) throw error
    await fs.copyFile(source, target, fs.constants.COPYFILE_EXCL)
    await sync(target)
  }
}

/** Flushes a file's content or a folder's entries to disk, so that they survive a power failure. */
async function sync(file: string): Promise<void> {
  const handle = await fs.open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Rejects names with path separators, so that a manipulated record cannot reference other folders.
 */
function isPlainName(name: string): boolean {
  return path.basename(name) === name && !name.startsWith('.')
}

function pathOf(folder: string, name: string): string {
  if (!isPlainName(name)) throw new Error('Not a name of a stored file')
  return path.join(folder, name)
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
