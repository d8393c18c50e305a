import { statfs } from 'node:fs/promises'
import { env } from '../../env.ts'

/**
 * Throws like a full disk (ENOSPC) if `bytes` more on the disk of `folder` would leave less than
 * UPLOAD_RESERVED_MB free: uploads must not take the space that the database needs.
 */
export async function requireSpace(folder: string, bytes = 0): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize - bytes >= env.UPLOAD_RESERVED_MB * 1024 ** 2) return
  const message = `The disk of ${folder} has no space left beside UPLOAD_RESERVED_MB`
  throw Object.assign(new Error(message), { code: 'ENOSPC', syscall: 'statfs' })
}
