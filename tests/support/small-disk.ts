import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Mounts a file system of `megabytes` in memory at `folder`. Returns a function that unmounts it,
 * or undefined if this user may not mount.
 */
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

/**
 * Fills the disk of a folder except for `free` bytes. Returns a function that frees the space
 * again.
 */
export function fillDisk(folder: string, free: number): () => void {
  const filler = path.join(folder, 'filler')
  const { bavail, bsize } = fs.statfsSync(folder)
  execFileSync('fallocate', ['--length', String(bavail * bsize - free), filler])
  return () => fs.rmSync(filler)
}

/**
 * Moves a folder to a separate small disk if this user may mount one. Returns a function that
 * unmounts the disk, which also happens when the process exits.
 */
export function moveToSmallDisk(folder: string, megabytes: number): () => void {
  const former = `${folder}-former`
  fs.renameSync(folder, former)
  fs.mkdirSync(folder)
  const unmount = mountSmallDisk(folder, megabytes)
  // Preserves the file modes, because PostgreSQL rejects a folder that others can read.
  execFileSync('cp', ['-a', `${former}/.`, folder])
  fs.rmSync(former, { recursive: true })
  if (!unmount) return () => undefined
  process.once('exit', unmount)
  return () => {
    process.off('exit', unmount)
    unmount()
  }
}

/** Returns whether this user may mount a disk. */
export function canMount(): boolean {
  const probe = fs.mkdtempSync(path.join(os.tmpdir(), 'mount-'))
  const unmount = mountSmallDisk(probe, 1)
  unmount?.()
  fs.rmdirSync(probe)
  return unmount !== undefined
}
