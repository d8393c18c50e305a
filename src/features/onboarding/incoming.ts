import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { env } from '../../env.ts'

/** Where the documents of accepted onboardings lie. */
export const documentsFolder = path.join(env.DATA_DIR, 'documents')

/** Where the documents of a submission lie until it is accepted: one folder for each. */
const incomingFolder = path.join(documentsFolder, '.incoming')

/** Milliseconds; Node cuts a request off after five minutes. */
const oldAfter = 60 * 60 * 1000

/** A folder of its own for one submission; its name says which process it belongs to. */
export async function createIncoming(): Promise<string> {
  const folder = path.join(incomingFolder, `${os.hostname()}~${process.pid}~${randomUUID()}`)
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

export async function removeIncoming(folder: string): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true })
}

/**
 * Leaves a submission to the next start: it may or may not have reached the database. Belongs to no
 * process from now on, and so to no answer either.
 */
export async function leaveToSweep(folder: string): Promise<void> {
  const undecided = `${os.hostname()}~undecided~${randomUUID()}`
  await fs.rename(folder, path.join(incomingFolder, undecided))
}

/**
 * Clears up what killed processes of this machine left behind. `isRecorded` tells whether a stored
 * name has its record: if so its document is kept (and put in place if it is not there yet),
 * else it goes. Resolves to the number of submissions cleared up.
 */
export async function sweepIncoming(
  isRecorded: (storedName: string) => Promise<boolean>,
): Promise<number> {
  const folders = await fs.readdir(incomingFolder).catch(() => [])
  let swept = 0
  for (const name of folders) {
    const [host, pid] = name.split('~')
    const folder = path.join(incomingFolder, name)
    if (host !== os.hostname()) continue
    if (isAlive(Number(pid)) && !(await isOld(folder))) continue
    for (const file of await fs.readdir(folder)) {
      const stored = path.join(documentsFolder, file)
      if (await isRecorded(file)) {
        await fs
          .copyFile(path.join(folder, file), stored, fs.constants.COPYFILE_EXCL)
          .catch(ignoreExisting)
      } else {
        await fs.rm(stored, { force: true })
      }
    }
    await removeIncoming(folder)
    swept++
  }
  return swept
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

/** In a container a process of another life often has the same id; no submission takes this long. */
async function isOld(folder: string): Promise<boolean> {
  const { mtimeMs } = await fs.stat(folder)
  return Date.now() - mtimeMs > oldAfter
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
