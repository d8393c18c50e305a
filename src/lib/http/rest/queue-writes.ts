import pLimit from 'p-limit'
import { queueContentWrite } from '../../database/content-writes.ts'
import { reject } from './reject.ts'

/** Collections whose files the staff upload, by the first part of the path. */
const fileCollections = ['media', 'recordings']

/** Writes of files at work at once: each holds a connection to the database and encodes several pictures. */
const atWork = 2

/** Writes of files that may wait. */
const maxWaiting = 20

/** Seconds after which a rejected write may be tried again. */
const retryAfter = 30

const files = pLimit(atWork)

/**
 * Lets few writes pass at once. Payload decodes and resizes pictures inside the transaction that
 * stores them, and what publishes waits for a lock in it: many at once would hold every connection
 * to the database.
 */
export async function queueWrites(
  request: Request,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return handle()
  // A crop or a copy of a picture comes without a file and encodes it anew all the same.
  if (isFilePath(path)) {
    if (files.pendingCount < maxWaiting) return files(handle)
    const message = (messages: { tooManyUploads: string }) => messages.tooManyUploads
    return reject(request.headers, { status: 503, message, retryAfter })
  }
  if (isOfPerson(path)) return handle()
  const message = (messages: { tooManyWrites: string }) => messages.tooManyWrites
  return (
    (await queueContentWrite(handle)) ??
    reject(request.headers, { status: 503, message, retryAfter })
  )
}

/** Logins, accounts, locks and preferences: short writes that never wait for a publication. */
function isOfPerson(path: string): boolean {
  return /^(users|payload-)/.test(path)
}

/** Whether requests below this path carry files. */
export function isFilePath(path: string): boolean {
  return fileCollections.includes(path.split('/')[0] ?? '')
}
