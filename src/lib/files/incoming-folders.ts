import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isAlive } from '../is-alive.ts'

/** Milliseconds; Node cuts a request off after five minutes. */
const oldAfter = 60 * 60 * 1000

/** A folder below `parent` for the files of one request; its name says which process it belongs to. */
export async function createIncomingFolder(parent: string): Promise<string> {
  const folder = path.join(parent, `${os.hostname()}~${process.pid}~${randomUUID()}`)
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

export async function removeIncomingFolder(folder: string): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true })
}

/** Removes the folders below `parent` that killed processes left. */
export async function sweepIncomingFolders(parent: string): Promise<void> {
  const names = await fs.readdir(parent).catch(() => [])
  for (const folder of names.map((name) => path.join(parent, name))) {
    if (await isLeftover(folder)) await removeIncomingFolder(folder)
  }
}

/**
 * Of another host only the age is known; and in a container a process of another life often has the
 * same id. No request takes that long.
 */
async function isLeftover(folder: string): Promise<boolean> {
  const [host, pid] = path.basename(folder).split('~')
  if (host === os.hostname() && !isAlive(Number(pid))) return true
  const stats = await fs.stat(folder).catch(() => undefined)
  return stats !== undefined && Date.now() - stats.mtimeMs > oldAfter
}
