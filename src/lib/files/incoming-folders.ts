import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isAlive } from '../is-alive.ts'

/** Milliseconds after which a folder counts as left over, because no request takes that long. */
const oldAfter = 60 * 60 * 1000

/**
 * Creates a folder in `parent` for the files of one request. Its name contains
 * the host and process id.
 */
export async function createIncomingFolder(parent: string): Promise<string> {
  const folder = path.join(parent, `${os.hostname()}~${process.pid}~${randomUUID()}`)
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

export async function removeIncomingFolder(folder: string): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true })
}

/** Removes the folders in `parent` that killed processes left behind. */
export async function sweepIncomingFolders(parent: string): Promise<void> {
  const names = await fs.readdir(parent).catch(() => [])
  for (const folder of names.map((name) => path.join(parent, name))) {
    if (await isLeftover(folder)) await removeIncomingFolder(folder)
  }
}

/**
 * Returns whether the process of a folder is gone or the folder is old. The age is needed for
 * folders of other hosts, and in containers, where a restarted process often has the same id.
 */
async function isLeftover(folder: string): Promise<boolean> {
  const [host, pid] = path.basename(folder).split('~')
  if (host === os.hostname() && !isAlive(Number(pid))) return true
  const stats = await fs.stat(folder).catch(() => undefined)
  return stats !== undefined && Date.now() - stats.mtimeMs > oldAfter
}
