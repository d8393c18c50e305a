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

/** Whether this user may mount a disk. */
export function mayMount(): boolean {
  const probe = fs.mkdtempSync(path.join(os.tmpdir(), 'mount-'))
  const unmount = mountSmallDisk(probe, 1)
  unmount?.()
  fs.rmdirSync(probe)
  return unmount !== undefined
}
