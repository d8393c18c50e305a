import pLimit from 'p-limit'
import { requireStaff } from '../../auth/require-role.ts'
import { isContentWriteFree, queueContentWrite } from '../../database/content-writes.ts'
import { reject } from './reject.ts'

/** Collections whose files the staff upload, by the first part of the path. */
const fileCollections = ['media', 'recordings']

/** Writes of files at work at once: each holds a connection to the database and encodes several pictures. */
const atWork = 2

/** Writes of files that may wait, and writes of strangers. */
const maxWaiting = 20

/** Seconds after which a rejected write may be tried again. */
const retryAfter = 30

const files = pLimit(atWork)

/** Writes of strangers, which Payload rejects: inside a transaction, thus with a connection too. */
const ofStrangers = pLimit(1)

/**
 * Lets few writes pass at once. Payload decodes and resizes pictures inside the transaction that
 * stores them, and what publishes waits for a lock in it: many at once would hold every connection
 * to the database. Strangers wait among themselves, never in front of the staff.
 */
export async function queueWrites(
  request: Request,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || isShort(request, path)) return handle()
  const tooMany = (message: 'tooManyUploads' | 'tooManyWrites') =>
    reject(request.headers, { status: 503, message: (messages) => messages[message], retryAfter })
  // Only a request that has to wait is authenticated here: it costs a read of the account.
  const isFree = isFilePath(path) ? files.activeCount < atWork : isContentWriteFree()
  if (!isFree && !(await requireStaff(request.headers)).ok) {
    return ofStrangers.pendingCount < maxWaiting ? ofStrangers(handle) : tooMany('tooManyWrites')
  }
  // A crop or a copy of a picture comes without a file and encodes it anew all the same.
  if (isFilePath(path)) {
    return files.pendingCount < maxWaiting ? files(handle) : tooMany('tooManyUploads')
  }
  return (await queueContentWrite(handle)) ?? tooMany('tooManyWrites')
}

/**
 * Logins, sessions, locks and preferences, which never wait for a publication. A change of an account
 * does queue: it waits for the account's lock, and needs a second connection once it has it.
 */
function isShort({ method }: Request, path: string): boolean {
  return path.startsWith('payload-') || (method === 'POST' && path.startsWith('users/'))
}

/** Whether requests below this path carry files. */
export function isFilePath(path: string): boolean {
  return fileCollections.includes(path.split('/')[0] ?? '')
}
