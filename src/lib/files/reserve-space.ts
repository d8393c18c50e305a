import { statfs } from 'node:fs/promises'
import { env } from '../../env.ts'

/** The announced bytes of all uploads in progress, including those already written. */
let pending = 0

/**
 * Reserves space for an upload of `bytes` on the disk of `folder`; returns a function that releases
 * it when the upload has ended. Throws like a full disk (ENOSPC) if less than UPLOAD_RESERVED_MB
 * would be left: slow or many uploads must not take the space that the database needs.
 */
export async function reserveSpace(folder: string, bytes: number): Promise<() => void> {
  pending += bytes
  const release = () => {
    pending -= bytes
  }
  try {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize - pending >= env.UPLOAD_RESERVED_MB * 1024 ** 2) return release
    const message = `The disk of ${folder} has no space left beside UPLOAD_RESERVED_MB`
    throw Object.assign(new Error(message), { code: 'ENOSPC', syscall: 'statfs' })
  } catch (error) {
    release()
    throw error
  }
}
