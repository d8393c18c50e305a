import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A file system of `megabytes` in memory at `folder`; nothing where this user may not mount one. */
export function mountSmallDisk(folder: string, megabytes: number): (() => void) | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return () => execFileSync('umount', [folder])
  } catch {
    return undefined
  }
}

/** Fills the disk of a folder, but for some bytes. Returns what gives the rest back. */
export function fillDisk(folder: string, free: number): () => void {
  const filler = path.join(folder, 'filler')
  const { bavail, bsize } = fs.statfsSync(folder)
  execFileSync('fallocate', ['--length', String(bavail * bsize - free), filler])
  return () => fs.rmSync(filler)
}

/**
 * Puts a folder with what it holds onto a disk of its own, where this user may mount one. Returns what
 * takes the disk away, as the end of the process does.
 */
export function ontoSmallDisk(folder: string, megabytes: number): () => void {
  const former = `${folder}-former`
  fs.renameSync(folder, former)
  fs.mkdirSync(folder)
  const unmount = mountSmallDisk(folder, megabytes)
  // With its modes: PostgreSQL refuses a folder that others may read.
  execFileSync('cp', ['-a', `${former}/.`, folder])
  fs.rmSync(former, { recursive: true })
  if (!unmount) return () => undefined
  process.once('exit', unmount)
  return () => {
    process.off('exit', unmount)
    unmount()
  }
}

/** Whether this user may mount a disk. */
export function mayMount(): boolean {
  const probe = fs.mkdtempSync(path.join(os.tmpdir(), 'mount-'))
  const unmount = mountSmallDisk(probe, 1)
  unmount?.()
  fs.rmdirSync(probe)
  return unmount !== undefined
}
