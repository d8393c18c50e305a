import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/**
 * Folders of files whose records a transaction is about to store or to delete. Each belongs to one
 * transaction and lies below a parent such as `documents/.incoming`, beside the stored files. When
 * the transaction has ended, the database decides: a file with a record is in its place, one
 * without is nowhere. A folder whose process was killed is swept later, by the same rule.
 */

/** Whether a stored file of this name has its record. */
export type IsRecorded = (storedName: string) => Promise<boolean>

/** Milliseconds; Node cuts a request off after five minutes. */
const oldAfter = 60 * 60 * 1000

/** A folder of its own for one transaction; its name contains the process it belongs to. */
export async function createUnsettled(parent: string): Promise<string> {
  const folder = path.join(parent, `${os.hostname()}~${process.pid}~${randomUUID()}`)
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

export async function removeUnsettled(folder: string): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true })
}

/** Leaves a folder to the next sweep: its process does not know how the transaction ended. */
export async function leaveUnsettled(folder: string): Promise<void> {
  const undecided = `${os.hostname()}~undecided~${randomUUID()}`
  await fs.rename(folder, path.join(path.dirname(folder), undecided))
}

/** Puts each file of a folder in its place if it has a record, else removes it, and the folder. */
export async function settle(folder: string, isRecorded: IsRecorded): Promise<void> {
  const store = path.resolve(folder, '../..')
  for (const name of await fs.readdir(folder)) {
    const stored = path.join(store, name)
    if (await isRecorded(name)) {
      const copy = fs.copyFile(path.join(folder, name), stored, fs.constants.COPYFILE_EXCL)
      await copy.catch(ignoreExisting)
    } else {
      await fs.rm(stored, { force: true })
    }
  }
  await removeUnsettled(folder)
}

/** The folders below `parent` that no living process settles any more. */
export async function leftoversIn(parent: string): Promise<string[]> {
  const names = await fs.readdir(parent).catch(() => [])
  const folders = names.map((name) => path.join(parent, name))
  const found = await Promise.all(folders.map(isLeftover))
  return folders.filter((_, index) => found[index])
}

/**
 * Of another host only the age is known; and in a container a process of another life often has the
 * same id. No transaction takes that long.
 */
async function isLeftover(folder: string): Promise<boolean> {
  const [host, pid] = path.basename(folder).split('~')
  if (host === os.hostname() && !isAlive(Number(pid))) return true
  const stats = await fs.stat(folder).catch(() => undefined)
  return stats !== undefined && Date.now() - stats.mtimeMs > oldAfter
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
